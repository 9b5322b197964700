import { getMailSubject } from '~/app/platform/mail/compose-mail.server';
import type { Mailer } from '~/app/ports/mail';

/** A mailer with the delivery of the test and the product's names of emails. */
export const createTestMailer = (send: Mailer['send']): Mailer => ({
  send,
  getSubject: getMailSubject,
});
