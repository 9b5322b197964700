import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export interface AlarmProps {
  readonly metric: IMetric;
  readonly topic: ITopic;
  /** The threshold is 1 by default. */
  readonly threshold?: number | undefined;
  /** Raises the alarm below the threshold or without any data, instead of from the threshold upward. */
  readonly whenBelow?: boolean;
  /** How many of how many periods must reach the threshold; by default every single one counts. */
  readonly when?: readonly [least: number, of: number];
}

/** Raises an alarm when a metric reaches a threshold. */
export const createAlarm = (
  scope: Construct,
  id: string,
  { metric, topic, threshold = 1, whenBelow = false, when: [least, of] = [1, 1] }: AlarmProps,
): Alarm => {
  const alarm = new Alarm(scope, `${id}Alarm`, {
    metric,
    threshold,
    evaluationPeriods: of,
    datapointsToAlarm: least,
    comparisonOperator: whenBelow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: whenBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  return alarm;
};
