import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { AppFunction, type AppFunctionProps, type Shared } from './app-function';
import type { FunctionName } from './bundle';
import type { Secrets } from './create-secrets';
import { everyMinute } from './every-minute';
import { listKeys } from './generated-secrets';
import { allowMails } from './mails';
import type { Settings } from './settings';
import { allowTexts } from './texts';
import { watchFailures } from './watch/watch-failures';

/**
 * The most calls of one scheduled function that may run at once: this minute's and one that is retried. More would only
 * compete for the same work.
 */
const maxAtOnce = 2;

/**
 * The failures in five minutes that raise an alarm. The next minute makes up for fewer, and what fails for good is a
 * dead letter, which has its own alarm.
 */
const maxFailures = 3;

/** Creates the functions that run every minute; `origin` is the base URL of the links in emails. */
export const createScheduled = (
  stack: Stack,
  {
    settings,
    shared,
    secrets: { mailLinkKeys, pushKey },
    origin,
  }: {
    readonly settings: Settings;
    readonly shared: Shared;
    readonly secrets: Pick<Secrets, 'mailLinkKeys' | 'pushKey'>;
    readonly origin: string;
  },
) => {
  const group = new ScheduleGroup(stack, 'Schedules', { removalPolicy: RemovalPolicy.DESTROY });
  const scheduled = (
    id: string,
    bundle: FunctionName,
    options: Pick<AppFunctionProps, 'environment' | 'secrets'> = {},
  ) => {
    const made = new AppFunction(stack, id, {
      shared,
      bundle,
      access: 'read-write',
      readsDue: true,
      keepsFailures: true,
      timeout: Duration.seconds(55),
      memorySize: 512,
      ...options,
      // Without a limit for the web function, the account may be too small to reserve anything.
      ...(settings.WEB_CONCURRENCY !== 'none' && { reservedConcurrency: maxAtOnce }),
    });
    everyMinute(made, group);
    watchFailures(made, maxFailures);
    return made;
  };
  const sendMail = scheduled('SendMail', 'send-mail', {
    environment: {
      PUBLIC_ORIGIN: origin,
      MAIL_LINK_KEY_SECRETS: listKeys(mailLinkKeys),
      PUSH_KEY_SECRET: pushKey.secretArn,
    },
    secrets: [...mailLinkKeys.map(({ secret }) => secret), pushKey],
  });
  allowMails(sendMail, settings.MAIL_FROM);
  if (settings.SMS_ORIGINATION !== undefined) allowTexts(sendMail, settings.SMS_ORIGINATION);
  return {
    // Checks every minute from outside whether the product answers.
    applyCutoffs: scheduled('ApplyCutoffs', 'apply-cutoffs', {
      environment: { PUBLIC_ORIGIN: origin },
    }),
    closeDuePortals: scheduled('CloseDuePortals', 'close-due-portals'),
    finishWork: scheduled('FinishWork', 'finish-work'),
    remindDrivers: scheduled('RemindDrivers', 'remind-drivers'),
    sendMail,
    sendWebhooks: scheduled('SendWebhooks', 'send-webhooks'),
  };
};
