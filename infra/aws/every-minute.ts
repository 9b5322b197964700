import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule, type IScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { AppFunction } from './app-function';

/**
 * Calls a function every minute. Undeliverable events go to its failure queue, and missing calls raise an alarm. Only
 * schedules of the group may use the role, because the scheduler also works for other accounts.
 */
export const everyMinute = (target: AppFunction, group: IScheduleGroup): void => {
  const { lambda, deadLetters } = target;
  const role = new Role(target, 'ScheduleRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: {
        StringEquals: {
          'aws:SourceAccount': Stack.of(target).account,
          'aws:SourceArn': group.scheduleGroupArn,
        },
      },
    }),
  });
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }),
  );
  deadLetters?.grantSendMessages(role);
  target.alarmOnSilence();
  new CfnSchedule(target, 'Schedule', {
    groupName: group.scheduleGroupName,
    scheduleExpression: 'rate(1 minute)',
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: lambda.functionArn,
      roleArn: role.roleArn,
      // The next minute's call makes up for a missed one.
      retryPolicy: { maximumEventAgeInSeconds: 60, maximumRetryAttempts: 2 },
      ...(deadLetters && { deadLetterConfig: { arn: deadLetters.queueArn } }),
    },
  });
};
