import { Duration, type Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { getEdgeStack } from '~/infra/aws/edge-stack';
import type { Settings } from '~/infra/aws/settings';
import { createAlarm } from './create-alarm';
import { createAlarmTopic } from './create-alarm-topic';
import { createBudget } from './create-budget';

/** The least that AWS allows. Every region has several checkers, and each of their requests is billed. */
const checkedFrom = ['us-east-1', 'us-west-2', 'eu-west-1'];

interface Watched {
  /** The host that people type, so that its DNS and certificate are checked too. */
  readonly host: string;
  readonly distribution: Distribution;
}

/** Raises an alarm when `/healthz`, which asks the table, does not answer on the internet. */
const watchHealth = (scope: Construct, host: string, topic: ITopic): void => {
  const { attrHealthCheckId: HealthCheckId } = new CfnHealthCheck(scope, 'HealthCheck', {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: host,
      port: 443,
      resourcePath: '/healthz',
      enableSni: true,
      requestInterval: 30,
      failureThreshold: 3,
      regions: checkedFrom,
    },
  });
  // One period is enough, because the health check itself waits for three failures in a row from several places.
  const metric = new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    statistic: Stats.MINIMUM,
    period: Duration.minutes(1),
    dimensionsMap: { HealthCheckId },
  });
  createAlarm(scope, 'Health', { metric, topic, whenBelow: true });
};

/** Raises an alarm when many answers fail, whichever part between the browser and the table is the cause. */
const watchAnswers = (scope: Construct, { distributionId }: Distribution, topic: ITopic): void => {
  const metric = new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    statistic: Stats.AVERAGE,
    period: Duration.minutes(1),
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
  });
  // Requests are few at night, when a single failure is several percent of a minute. It must not wake anyone.
  createAlarm(scope, 'FailedAnswers', { metric, topic, threshold: 5, when: [3, 5] });
};

/** Watches what only us-east-1 reports. Its alarms need a topic of that region. */
export const watchFromOutside = (
  stack: Stack,
  settings: Pick<Settings, 'ALARM_EMAIL' | 'MONTHLY_BUDGET_DOLLARS'>,
  { host, distribution, topic }: Watched & { readonly topic: ITopic },
): void => {
  const edge = getEdgeStack(stack, 'watch', 'Watches the Job Selection System from outside');
  const edgeTopic = edge === stack ? topic : createAlarmTopic(edge, settings.ALARM_EMAIL);
  watchHealth(edge, host, edgeTopic);
  watchAnswers(edge, distribution, edgeTopic);
  createBudget(edge, settings);
};
