import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteApproval } from '~/app/platform/aws/remote-approval.server';
import { silence } from '~/tests/support/silent-client';

const lambda = mockClient(LambdaClient);
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
});
afterEach(() => {
  lambda.reset();
});

const event = { requestId: 'REQ0001', approvedBy: 'admin' };
const toPayload = (value: unknown) =>
  Object.assign(new TextEncoder().encode(JSON.stringify(value)), {
    transformToString: () => JSON.stringify(value),
  });
const approve = createRemoteApproval('approve-registration', { waitMs: 200 });

test("passes the request on and returns the function's answer", async () => {
  const answer = { ok: false, error: { code: 'request-not-found' } };
  lambda.on(InvokeCommand).resolves({ Payload: toPayload(answer) as never });
  expect(await approve(event)).toEqual(answer);
  expect(lambda.commandCalls(InvokeCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { FunctionName: 'approve-registration', Payload: JSON.stringify(event) },
  ]);
});

test('fails if the function fails', async () => {
  const failure = { FunctionError: 'Unhandled', Payload: toPayload({}) as never };
  lambda.on(InvokeCommand).resolves(failure);
  await expect(approve(event)).rejects.toThrow('The approval failed.');
});

test('gives up an approval that is not answered', async () => {
  silence(lambda);
  await expect(approve(event)).rejects.toMatchObject({ name: 'TimeoutError' });
});
