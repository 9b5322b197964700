import { currentRequestId } from './request-trace.server';

export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** JSON lines; those of a request carry its id. Callers never pass passwords, tokens, answers or full employee ids (design 6). */
export const createLog = (write: (line: string) => void, now: () => number): Log => {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(
        JSON.stringify({
          at: new Date(now()).toISOString(),
          level,
          event,
          ...fields,
          requestId: currentRequestId(),
        }),
      );
  return { info: at('info'), error: at('error') };
};

/** What may be logged of an unexpected error: its kind and where, not what it was about. */
export const describeError = (error: unknown): LogFields =>
  error instanceof Error
    ? {
        error: error.name,
        where: error.stack
          ?.split('\n')
          .slice(1, 6)
          .map((line) => line.trim())
          .join(' < '),
      }
    : { error: typeof error };
