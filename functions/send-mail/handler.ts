import type { MailPlatform } from '~/app/platform/http/context.server';
import { describeError } from '~/app/platform/log/log.server';
import { createMailer } from '~/app/platform/wiring/create-mailer.server';
import { createHasTime, type TimeLeft } from '~/app/platform/wiring/run-sweep.server';
import type { WaitingEntry } from '~/app/ports/mail';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';

const about = (entry: WaitingEntry) => ({
  id: entry.id,
  kind: 'notice' in entry ? entry.notice.kind : entry.mail.kind,
});

/**
 * Runs every minute: sends the emails in the outbox. Stops early enough to report failures; the next call sends
 * the rest. `origin` is the base URL of the links in the emails.
 */
export const createSendMail = (
  platform: MailPlatform,
  shards: readonly number[],
  origin: string,
) => {
  const mailer = createMailer(platform, origin);
  const { deps, log } = platform;
  return async (timeLeft?: TimeLeft): Promise<{ sent: number }> => {
    const hasTime = createHasTime(timeLeft);
    const done = await sendDueMails({ deps, mailer, shards, hasTime });
    const { sent, failed, givenUp, uncounted } = done;
    if (sent > 0) log.info('mails-sent', { sent });
    for (const { entry, error } of failed) {
      const fields = { ...about(entry), attempts: entry.attempts + 1, ...describeError(error) };
      log.error('mail-failed', fields);
    }
    for (const entry of givenUp) log.error('mail-given-up', about(entry));
    for (const error of uncounted) log.error('messages-uncounted', describeError(error));
    return { sent };
  };
};
