import type { Platform } from '~/app/platform/http/context.server';
import type { Mailer } from '~/app/ports/mail';
import { composeMail } from '~/app/platform/mail/compose-mail.server';
import { createSesMailer } from '~/app/platform/mail/ses-mailer.server';

/** Who delivers mails here: a folder of files, or SES. `origin` is where their links lead. */
export const createMailer = ({ env, outbox }: Platform, origin: string): Mailer => {
  const frame = { origin, from: env.MAIL_FROM };
  if (!outbox) return createSesMailer(frame);
  return {
    send: async (entry) => outbox.write(entry.id, await composeMail(entry, frame)),
  };
};
