import { getMailSubject } from '~/app/platform/mail/compose-mail.server';
import type { Mailer } from '~/app/ports/mail';

/** A mailer that delivers through the test's own `send` and `push` and uses the real subjects of emails. */
export const createTestMailer = (
  send: Mailer['send'],
  { parallel = 8, push = async () => 'sent' }: { parallel?: number; push?: Mailer['push'] } = {},
): Mailer => ({
  send,
  push,
  parallel,
  getSubject: getMailSubject,
});
