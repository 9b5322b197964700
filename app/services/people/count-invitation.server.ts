import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import { toMailbox } from '~/domain/mail/contact';
import { dayMs } from '~/domain/time/time-units';

/** Invitations write to mailboxes that strangers may own, so a site may send only a few. */
const limits = {
  site: { max: 30, windowMs: dayMs },
  mailbox: { max: 5, windowMs: dayMs },
} satisfies Record<string, AttemptLimit>;

/** Counts an email to this address. Returns the refusal if the site or the mailbox has had enough, or null. */
export const countInvitation = async (
  { stores, clock }: Pick<Deps, 'stores' | 'clock'>,
  { scope: { companyId, siteId } }: AdminSession,
  email: string,
): Promise<TooManyAttempts | null> => {
  const now = clock.now();
  const counters = [
    [`invitation#mailbox#${toMailbox(email)}`, limits.mailbox],
    [`invitation#site#${companyId}#${siteId}`, limits.site],
  ] as const;
  for (const [key, { max, windowMs }] of counters) {
    if (!(await stores.throttle.take({ key, windowMs, now, max })))
      return tooManyAttempts(now, { max, windowMs });
  }
  return null;
};
