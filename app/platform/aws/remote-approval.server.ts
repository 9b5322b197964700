import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { ApproveRegistration } from '~/app/platform/context.server';

/** Calls the function that approves registrations and waits for its answer. */
export const createRemoteApproval = (functionName: string): ApproveRegistration => {
  const client = new LambdaClient({});
  return async (event) => {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) }),
    );
    if (FunctionError || !Payload) throw new Error('The approval failed.');
    return JSON.parse(Payload.transformToString()) as Awaited<ReturnType<ApproveRegistration>>;
  };
};
