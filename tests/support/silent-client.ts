import type { mockClient } from 'aws-sdk-client-mock';

/** Makes the calls of a mocked client wait until their sender aborts them, as if the service never answered. */
export const silence = (mock: Pick<ReturnType<typeof mockClient>, 'send'>): void => {
  mock.send.callsFake(
    (_command: unknown, { abortSignal }: { abortSignal?: AbortSignal } = {}) =>
      new Promise((_, reject) => {
        abortSignal?.addEventListener('abort', () => reject(abortSignal.reason as Error));
      }),
  );
};
