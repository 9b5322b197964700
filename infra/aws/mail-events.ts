import { Duration, type Stack } from 'aws-cdk-lib';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { AppFunction, type Shared } from './app-function';
import { watchFailures } from './watch/watch-failures';

/** Has SES report bounces and complaints about the emails that `sender` sends to a function of its own. */
export const createMailEvents = (
  stack: Stack,
  { shared, sender }: { readonly shared: Shared; readonly sender: AppFunction },
): AppFunction => {
  const made = new AppFunction(stack, 'MailEvents', {
    shared,
    bundle: 'mail-events',
    access: 'read-write',
    keepsFailures: true,
    timeout: Duration.seconds(30),
    memorySize: 512,
  });
  watchFailures(made);
  const topic = new Topic(stack, 'MailReports', { enforceSSL: true });
  topic.addSubscription(new LambdaSubscription(made.lambda));
  const set = new ConfigurationSet(stack, 'MailSet');
  set.addEventDestination('Reports', {
    destination: EventDestination.snsTopic(topic),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  sender.lambda.addEnvironment('MAIL_CONFIGURATION_SET', set.configurationSetName);
  return made;
};
