import type { ApproveRegistration } from '~/app/platform/context.server';

/** Calls the function that approves registrations and waits for its answer. Rare, hence no cost at the start. */
export const createRemoteApproval =
  (functionName: string): ApproveRegistration =>
  async (event) => {
    const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
    const { Payload, FunctionError } = await new LambdaClient({}).send(
      new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) }),
    );
    if (FunctionError || !Payload) throw new Error('The approval failed.');
    return JSON.parse(Payload.transformToString()) as Awaited<ReturnType<ApproveRegistration>>;
  };
