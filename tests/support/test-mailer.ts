import { getMailSubject } from '~/app/platform/mail/compose-mail.server';
import type { Mailer } from '~/app/ports/mail';

/** A mailer that delivers through the test's own `send` and `push` and uses the real subjects of emails. */
export const createTestMailer = (
  send: Mailer['send'],
  {
    parallel = 8,
    push = async () => 'sent',
    text = null,
  }: { parallel?: number; push?: Mailer['push']; text?: Mailer['text'] } = {},
): Mailer => ({
  send,
  push,
  text,
  parallel,
  parallelTexts: parallel,
  getSubject: getMailSubject,
});
