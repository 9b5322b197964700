import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { currentRequestId, traceRequest } from '~/app/platform/log/request-trace.server';

interface Consumed {
  readonly CapacityUnits?: number;
}

/** The request units of all requests so far. Sweeps are not counted. */
const counted = { reads: 0, writes: 0 };

const { send } = DynamoDBDocumentClient.prototype;
DynamoDBDocumentClient.prototype.send = async function (
  this: unknown,
  command: { constructor: { name: string }; input: object },
  ...rest: unknown[]
) {
  Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
  const call = send as (
    ...args: unknown[]
  ) => Promise<{ ConsumedCapacity?: Consumed | Consumed[] }>;
  const output = await call.call(this, command, ...rest);
  if (currentRequestId() === undefined) return output;
  const kind = /Get|Query/.test(command.constructor.name) ? 'reads' : 'writes';
  for (const { CapacityUnits = 0 } of [output.ConsumedCapacity ?? []].flat())
    counted[kind] += CapacityUnits;
  return output;
} as typeof send;

/** The units and seconds of requests to a server of this process. */
export const countRequests = async (work: () => Promise<unknown>) => {
  Object.assign(counted, { reads: 0, writes: 0 });
  const startedAt = performance.now();
  await work();
  return { ...counted, seconds: (performance.now() - startedAt) / 1_000 };
};

/** The units and seconds of work of this process, such as a sweep, which has a request's deadline. */
export const countWork = (work: () => Promise<unknown>) =>
  countRequests(() => traceRequest('counted', work));
