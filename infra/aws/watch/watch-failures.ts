import { Duration } from 'aws-cdk-lib';
import { MathExpression, Stats, type Alarm, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AppFunction } from '~/infra/aws/app-function';

const period = Duration.minutes(1);

/**
 * With many calls, an alarm at the first failure would ring all day, so the share of failed calls counts. Fewer
 * failures than `leastFailures` a minute never count, because at night one failure is a large share.
 */
const minFailures = 3;
const maxPercent = 1;

/**
 * A single bad minute, such as one of a deployment or of a network hiccup, is over before anyone could look. Two of
 * three still raise the alarm within the five minutes in which a new release serves only a part of the requests.
 */
const when = [2, 3] as const;

/** The failures among all calls in percent; 0 if they are few. */
const getRate = (label: string, failures: IMetric, calls: IMetric, all: string): IMetric =>
  new MathExpression({
    expression: `IF(FILL(failures, 0) >= ${minFailures}, 100 * FILL(failures, 0) / ${all}, 0)`,
    usingMetrics: { failures, calls },
    label,
    period,
  });

/** Raises an alarm when many calls of a busy function log an event of that name; `failures` is how many do. */
const alarmOnLoggedRate = (one: AppFunction, event: string) => {
  const failures = one.logged(event, { period });
  const calls = one.lambda.metricInvocations({ period });
  // A call may be counted in another minute than its log line.
  const all = 'MAX([FILL(calls, 0), FILL(failures, 0)])';
  const metric = getRate(`${event}, %`, failures, calls, all);
  return { failures, alarm: one.alarm(event, metric, { threshold: maxPercent, when }) };
};

/** Raises an alarm when many calls of a busy function fail or are throttled; returns the one of failures. */
const watchFailureRates = (one: AppFunction): Alarm => {
  const calls = one.lambda.metricInvocations({ period });
  const options = { period, statistic: Stats.SUM };
  const alarm = (id: string, failures: IMetric, all: string) =>
    one.alarm(id, getRate(`${id}, %`, failures, calls, all), { threshold: maxPercent, when });
  // Lambda does not count throttled calls among the invocations.
  alarm('Throttles', one.lambda.metricThrottles(options), '(FILL(calls, 0) + FILL(failures, 0))');
  return alarm('Errors', one.lambda.metricErrors(options), 'calls');
};

/** Watches the function that serves the pages. Returns its alarms of failures, and what it logs of them. */
export const watchPages = (web: AppFunction) => {
  const logged = ['page-failed', 'request-failed'].map((event) => alarmOnLoggedRate(web, event));
  return {
    alarms: [watchFailureRates(web), ...logged.map(({ alarm }) => alarm)],
    events: logged.map(({ failures }) => failures),
  };
};

/** Raises an alarm when a function that is rarely called fails or is throttled `least` times in five minutes. */
export const watchFailures = (one: AppFunction, least = 1): void => {
  const every = { period: Duration.minutes(5) };
  one.alarm('Errors', one.lambda.metricErrors(every), { threshold: least });
  one.alarm('Throttles', one.lambda.metricThrottles(every), { threshold: least });
};
