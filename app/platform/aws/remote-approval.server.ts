import type { ApproveRegistration } from '~/app/platform/http/context.server';

/**
 * Calls the Lambda function that approves registrations. `waitMs` is longer than that function's time limit, but
 * shorter than the web function may take to answer. The SDK is loaded on demand, because approvals are rare.
 */
export const createRemoteApproval =
  (functionName: string, { waitMs = 9_000 } = {}): ApproveRegistration =>
  async (event) => {
    const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
    const { Payload, FunctionError } = await new LambdaClient({}).send(
      new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(event) }),
      { abortSignal: AbortSignal.timeout(waitMs) },
    );
    if (FunctionError || !Payload) throw new Error('The approval failed.');
    return JSON.parse(Payload.transformToString()) as Awaited<ReturnType<ApproveRegistration>>;
  };
