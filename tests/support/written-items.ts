import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { currentRequestId } from '~/app/platform/log/request-trace.server';
import { leadingKeys } from './fenced-clients';

/**
 * Counters of attempts and the sign-in history do not count as effects, because a refused request writes them
 * too.
 */
const isEffect = (pk: string) => !pk.startsWith('THROTTLE#');
const isSignIn = ({ Item }: { Item?: object }) =>
  Item !== undefined && 'type' in Item && Item.type === 'sign-in';

/**
 * Records, for every client of this process, which partitions each request writes to. `of` returns the
 * partitions of the request with a response's `x-request-id`, and forgets them.
 */
export const watchWrites = () => {
  const writes = new Map<string, string[]>();
  const prototype = DynamoDBDocumentClient.prototype as unknown as {
    send: (command: object, ...rest: unknown[]) => Promise<unknown>;
  };
  const { send } = prototype;
  prototype.send = async function (command, ...rest) {
    const result = await send.call(this, command, ...rest);
    const requestId = currentRequestId();
    const { input } = command as { input: Parameters<typeof leadingKeys>[1] };
    if (requestId === undefined || isSignIn(input)) return result;
    const written = leadingKeys(command.constructor.name, input).writes.filter(isEffect);
    if (written.length > 0) writes.set(requestId, [...(writes.get(requestId) ?? []), ...written]);
    return result;
  };
  return {
    of: (response: Response): string[] => {
      const requestId = response.headers.get('x-request-id') ?? '';
      const written = writes.get(requestId) ?? [];
      writes.delete(requestId);
      return written;
    },
    stop: () => {
      prototype.send = send;
    },
  };
};
