import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { AppFunction, type Shared } from './app-function';
import type { Settings } from './settings';
import { watchFailures } from './watch/watch-failures';

/** Lets a function send text messages from one number, pool or sender ID. */
export const allowTexts = ({ lambda }: AppFunction, origination: string): void =>
  lambda.addToRolePolicy(
    new PolicyStatement({ actions: ['sms-voice:SendTextMessage'], resources: [origination] }),
  );

/**
 * The function that handles what people answer to texts; none if no texts are sent. An operator connects the number with
 * the topic once (two-way SMS). Only AWS End User Messaging of this account may publish there, and only the topic may call the function.
 */
export const createReceiveTexts = (
  stack: Stack,
  { settings, shared }: { readonly settings: Settings; readonly shared: Shared },
): AppFunction[] => {
  if (settings.SMS_ORIGINATION === undefined) return [];
  const received = new AppFunction(stack, 'ReceiveTexts', {
    shared,
    bundle: 'receive-texts',
    access: 'read-write',
    readsDue: true,
    keepsFailures: true,
    timeout: Duration.seconds(30),
    memorySize: 512,
  });
  watchFailures(received);
  const topic = new Topic(stack, 'ReceivedTexts', { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(stack).account } },
    }),
  );
  topic.addSubscription(new LambdaSubscription(received.lambda));
  new CfnOutput(stack, 'ReceivedTextsTopic', { value: topic.topicArn });
  return [received];
};
