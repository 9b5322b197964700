import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Dashboard, GraphWidget, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { AppFunction } from '~/infra/aws/app-function';
import { edgeRegion } from '~/infra/aws/regions';

export interface DashboardProps {
  readonly functions: readonly AppFunction[];
  readonly table: ITableV2;
  readonly distribution: Distribution;
  /** The logged events that have alarms. */
  readonly events: readonly IMetric[];
}

const period = Duration.minutes(5);
const graph = (title: string, left: readonly IMetric[]) =>
  new GraphWidget({ title, left: [...left], width: 12 });

/** One page with the state of the installation: requests, functions, table and overdue work. */
export const createDashboard = (
  scope: Construct,
  { functions, table, distribution, events }: DashboardProps,
): void => {
  const edge = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      period,
      region: edgeRegion,
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    });
  const of = (make: (one: AppFunction) => IMetric) => functions.map(make);
  const label = ({ node }: AppFunction) => node.id;
  const inTable = (metricName: string) =>
    table.metric(metricName, { statistic: Stats.SUM, period, label: metricName });
  const deadLetters = functions.flatMap((one) =>
    one.deadLetters
      ? [one.deadLetters.metricApproximateNumberOfMessagesVisible({ label: label(one) })]
      : [],
  );
  new Dashboard(scope, 'Dashboard', {
    widgets: [
      [
        graph('Requests', [edge('Requests', Stats.SUM)]),
        graph('Refused and failed, %', [
          edge('4xxErrorRate', Stats.AVERAGE),
          edge('5xxErrorRate', Stats.AVERAGE),
        ]),
      ],
      [
        graph(
          'Calls',
          of((one) => one.lambda.metricInvocations({ period, label: label(one) })),
        ),
        graph(
          'Duration, 99 of 100, ms',
          of((one) => one.lambda.metricDuration({ period, statistic: 'p99', label: label(one) })),
        ),
      ],
      [
        graph(
          'Errors and throttles',
          of((one) => one.lambda.metricErrors({ period, label: label(one) })).concat(
            of((one) => one.lambda.metricThrottles({ period, label: `${label(one)} throttled` })),
          ),
        ),
        graph('What the functions report', [...events, ...deadLetters]),
      ],
      [
        graph('Table, units', [
          inTable('ConsumedReadCapacityUnits'),
          inTable('ConsumedWriteCapacityUnits'),
        ]),
        graph('Table, throttled and in conflict', [
          inTable('ReadThrottleEvents'),
          inTable('WriteThrottleEvents'),
          inTable('TransactionConflict'),
        ]),
      ],
    ],
  });
};
