import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { AppFunction } from './app-function';

/** Calls a function every minute. Undeliverable events go to its failure queue, and missing calls raise an alarm. */
export const everyMinute = (target: AppFunction): void => {
  const { lambda, deadLetters } = target;
  const role = new Role(target, 'ScheduleRole', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
  });
  role.addToPolicy(
    new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }),
  );
  deadLetters?.grantSendMessages(role);
  target.alarmOnSilence();
  new CfnSchedule(target, 'Schedule', {
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
