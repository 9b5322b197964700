import type { WorkerPlatform } from '~/app/platform/http/context.server';
import type { Mailer } from '~/app/ports/mail';
import type { NewMail } from '~/domain/mail/mail';
import { composeMail, getMailSubject } from '~/app/platform/mail/compose-mail.server';
import { createSesMailer } from '~/app/platform/mail/ses-mailer.server';

/** Delivers emails to a folder or through SES. `origin` is the base of their links. */
export const createMailer = ({ env, outbox }: WorkerPlatform, origin: string): Mailer => {
  const frame = { origin, from: env.MAIL_FROM };
  const { send } = outbox
    ? { send: async (entry: NewMail) => outbox.write(entry.id, await composeMail(entry, frame)) }
    : createSesMailer(frame);
  return { send, getSubject: getMailSubject };
};
