import { currentRequestId } from './request-trace.server';

/** Tells CloudWatch which fields of a line are metrics (its embedded metric format). */
export interface EmbeddedMetrics {
  readonly Timestamp: number;
  readonly CloudWatchMetrics: readonly {
    readonly Namespace: string;
    readonly Dimensions: readonly (readonly string[])[];
    readonly Metrics: readonly { readonly Name: string; readonly Unit: 'Count' | 'Milliseconds' }[];
  }[];
}

export type LogFields = Record<
  string,
  string | number | boolean | null | undefined | EmbeddedMetrics
>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/**
 * Writes JSON lines, with the request ID if there is one. Callers never pass passwords, tokens, answers or full
 * employee IDs.
 */
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

/** Matches email addresses, alone or at the end of an ARN. */
const emailAddress = /[^\s"<>(),;:/]+(?:@|%40)[^\s"'<>(),;:/]+/gi;

/**
 * The details of an unexpected error that may be logged: its name and location, but not its message, which could
 * contain personal data. AWS errors keep their message, because it names a missing permission or setting; email
 * addresses in it are masked.
 */
export const describeError = (error: unknown): LogFields =>
  error instanceof Error
    ? {
        error: error.name,
        ...('$metadata' in error && { message: error.message.replace(emailAddress, '***') }),
        where: error.stack
          ?.split('\n')
          .map((line) => line.trim())
          // Skip the lines of the message, which can be several.
          .filter((line) => line.startsWith('at '))
          .slice(0, 5)
          .join(' < '),
      }
    : { error: typeof error };
