import { getSms, type MailEnv } from '~/app/platform/config/env';
import type { MailPlatform } from '~/app/platform/http/context.server';
import {
  composeMail,
  getMailSubject,
  type MailFrame,
} from '~/app/platform/mail/compose-mail.server';
import type { OutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import { createPace } from '~/app/platform/mail/send-pace.server';
import { createSesMailer } from '~/app/platform/mail/ses-mailer.server';
import { createSmsSender } from '~/app/platform/mail/sms-sender.server';
import { composeTextFile } from '~/app/platform/mail/text-file.server';
import { createPusher } from '~/app/platform/mail/web-push.server';
import type { Mailer } from '~/app/ports/mail';
import type { NewMail } from '~/domain/mail/mail';

type Delivery = Pick<Mailer, 'send' | 'parallel'>;

/** More at a time would need more memory and processor than the function has. */
const maxParallel = 32;

const createFolderMailer = (outbox: OutboxFolder, frame: MailFrame): Delivery => ({
  send: async (entry: NewMail) => outbox.write(entry.id, await composeMail(entry, frame)),
  parallel: maxParallel,
});

/** Keeps the rate that SES allows. No email waits longer than about a second for its turn, so none misses its time. */
const createPacedMailer = (
  { MAILS_PER_SECOND: perSecond, MAIL_CONFIGURATION_SET: configurationSet }: MailEnv,
  frame: MailFrame,
): Delivery => {
  const waitForTurn = createPace(perSecond);
  const { send } = createSesMailer(frame, { configurationSet });
  return {
    send: async (entry) => {
      await waitForTurn();
      await send(entry);
    },
    parallel: Math.min(maxParallel, perSecond),
  };
};

const createTexter = (
  { env, outbox, deps }: MailPlatform,
  origin: string,
): Pick<Mailer, 'text' | 'parallelTexts'> => {
  const { SMS_ORIGINATION: origination, SMS_PER_SECOND: perSecond } = env;
  const sms = getSms(env);
  if (sms === 'outbox' && outbox)
    return {
      text: async (entry) => {
        await outbox.write(entry.id, await composeTextFile(entry, origin));
        return 'sent';
      },
      parallelTexts: maxParallel,
    };
  if (sms !== 'aws' || origination === undefined) return { text: null, parallelTexts: 1 };
  const waitForTurn = createPace(perSecond);
  const send = createSmsSender({ origination, origin, now: () => deps.clock.now() });
  return {
    text: async (entry) => {
      await waitForTurn();
      return send(entry);
    },
    parallelTexts: Math.min(maxParallel, perSecond),
  };
};

/**
 * Delivers emails and texts to a folder or through AWS, and notifications to push services. `origin` is the base of their
 * links.
 */
export const createMailer = (platform: MailPlatform, origin: string): Mailer => {
  const { env, outbox, deps, unsubscribeLinks } = platform;
  const frame: MailFrame = {
    origin,
    from: env.MAIL_FROM,
    signUnsubscribe: ({ companyId, siteId, employeeId, to }) =>
      unsubscribeLinks.sign({ companyId, siteId, employeeId, digest: deps.sha256(to) }),
  };
  const delivery =
    outbox && env.MAIL === 'outbox'
      ? createFolderMailer(outbox, frame)
      : createPacedMailer(env, frame);
  const pusher = createPusher({
    privateKey: env.PUSH_KEY,
    contact: env.MAIL_FROM,
    now: () => deps.clock.now(),
    localOrigin: env.PUSH_LOCAL_ORIGIN,
  });
  return {
    ...delivery,
    ...pusher,
    ...createTexter(platform, origin),
    getSubject: getMailSubject,
  };
};
