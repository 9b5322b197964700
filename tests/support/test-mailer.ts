import { getMailSubject } from '~/app/platform/mail/compose-mail.server';
import type { Mailer } from '~/app/ports/mail';

/** Delivers by what the test hands in, and names mails as the product does. */
export const createTestMailer = (send: Mailer['send']): Mailer => ({
  send,
  getSubject: getMailSubject,
});
