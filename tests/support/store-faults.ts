import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

interface Call {
  /** The command's name, such as `BatchGetItemCommand`, without the document client's own variants. */
  readonly command: string;
  readonly input: Record<string, unknown>;
}

/** Waits for `before` ahead of each call of a client. What it throws becomes the store's error. */
export const beforeCalls = (
  client: DynamoDBDocumentClient,
  before: (call: Call) => void | Promise<void>,
): void => {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = args.input as unknown as Record<string, unknown>;
        await before({ command: String(commandName), input });
        return next(args);
      },
    { step: 'initialize' },
  );
};

/** Records every call of the client in order, retries included. */
export const recordCalls = (client: DynamoDBDocumentClient): Call[] => {
  const calls: Call[] = [];
  beforeCalls(client, (call) => void calls.push(call));
  return calls;
};

/** Counts the calls of the client by command, and passes each to `onCall`. */
export const countCalls = (
  client: DynamoDBDocumentClient,
  onCall: () => void = () => undefined,
): Record<string, number> => {
  const counts: Record<string, number> = {};
  beforeCalls(client, ({ command }) => {
    counts[command] = (counts[command] ?? 0) + 1;
    onCall();
  });
  return counts;
};

/**
 * Calls `fault` before each call of a client. What it throws or returns becomes the store's error or response;
 * if it returns undefined, the call goes through. If `lost` returns an error, the call is executed but its
 * response is lost.
 */
export const injectFaults = (
  client: DynamoDBDocumentClient,
  fault: (call: Call) => object | undefined,
  lost: (call: Call) => Error | undefined = () => undefined,
): void => {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const call = {
        command: String(context.commandName),
        input: args.input as unknown as Record<string, unknown>,
      };
      const output = fault(call);
      if (output) return { output: { $metadata: {}, ...output }, response: {} } as never;
      const result = await next(args);
      const error = lost(call);
      if (error) throw error;
      return result;
    },
    { step: 'initialize', name: 'injectFaults', priority: 'low' },
  );
};

/** An error like those that the SDK throws. */
export const storeError = (name: string, fields: object = {}): Error =>
  Object.assign(new Error(name), { name, $metadata: {}, ...fields });
