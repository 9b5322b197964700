import { currentRequestId } from './request-trace.server';

export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** JSON lines; those of a request carry its id. Callers never pass passwords, tokens, answers or full employee ids. */
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

/** Email addresses, as such or at the end of an ARN. */
const emailAddress = /[^\s"<>(),;:/]+(?:@|%40)[^\s"'<>(),;:/]+/gi;

/**
 * What may be logged of an unexpected error: its kind and where, not what it was about. AWS says in its
 * messages what is not allowed or set up; SES also names recipients.
 */
export const describeError = (error: unknown): LogFields =>
  error instanceof Error
    ? {
        error: error.name,
        ...('$metadata' in error && { message: error.message.replace(emailAddress, '***') }),
        where: error.stack
          ?.split('\n')
          .map((line) => line.trim())
          // A message may have several lines.
          .filter((line) => line.startsWith('at '))
          .slice(0, 5)
          .join(' < '),
      }
    : { error: typeof error };
