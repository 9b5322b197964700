import type { EmbeddedMetrics, Log } from '~/app/platform/log/log.server';
import type { Clock } from '~/app/ports/deps';
import type { Tenant } from '~/domain/company/scope';

/** A response whose headers have been sent, and what it cost. */
export interface Answer {
  /** The route pattern of the path. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly calls: number;
  readonly units: number;
  /** The tenant of the request's session, if it has one. */
  readonly tenant?: Tenant | undefined;
}

/** A slower response is logged with its store calls. */
const slowMs = 1_000;

/** Logs only slow responses, for hosts that count the others in memory. */
export const createSlowLog =
  (log: Log) =>
  ({ tenant: _, ...answer }: Answer): void => {
    if (answer.ms >= slowMs) log.info('slow-request', answer);
  };

/** The class of a status that means a refusal or a failure, such as `5xx`; undefined for other statuses. */
const getFailureClass = (status: number): string | undefined =>
  status >= 400 ? `${Math.floor(status / 100)}xx` : undefined;

/**
 * The metrics of a line. The only dimension is the route, because CloudWatch bills each value of a dimension for
 * each metric. Failures are a metric only of routes that have some, for the same reason.
 */
const describeMetrics = (
  namespace: string,
  failure: string | undefined,
): Omit<EmbeddedMetrics, 'Timestamp'> => ({
  CloudWatchMetrics: [
    {
      Namespace: namespace,
      Dimensions: [['route']],
      Metrics: [
        { Name: 'duration', Unit: 'Milliseconds' },
        { Name: 'units', Unit: 'Count' },
        ...(failure === undefined ? [] : [{ Name: failure, Unit: 'Count' as const }]),
      ],
    },
  ],
});

/**
 * Logs every response in one line, from which CloudWatch makes metrics of the namespace; without a namespace, the line
 * only serves queries.
 */
export const createAnswerLog =
  ({ log, clock, namespace }: { log: Log; clock: Clock; namespace: string | undefined }) =>
  ({ route, method, status, ms, calls, units, tenant }: Answer): void => {
    const failure = getFailureClass(status);
    log.info('request', {
      ...(namespace !== undefined && {
        _aws: { Timestamp: clock.now(), ...describeMetrics(namespace, failure) },
      }),
      route,
      method,
      status,
      duration: ms,
      calls,
      units,
      ...(failure !== undefined && { [failure]: 1 }),
      companyId: tenant?.companyId,
      siteId: tenant?.siteId,
    });
  };
