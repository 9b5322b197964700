import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { emailSchema } from '~/domain/mail/mail';
import { secondsLeft } from '~/domain/shared/fixed-window';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { hourMs } from '~/domain/shared/time-units';

export type ChangeContactError =
  { readonly code: 'invalid-email' } | { readonly code: 'contact-changed' } | TooManyAttempts;

const windowMs = hourMs;
/** The most changes per hour, so that a session by ID alone cannot be used to flood other people's mailboxes. */
const maxChanges = 5;

/**
 * A driver sets or removes (null) the email address. A session by ID alone may do so too, so every change is
 * logged without the address, and the old address is notified.
 */
export const changeContact = async ({
  deps: { stores, clock, ids },
  access: { scope, site, driver },
  email,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: DriverSession;
  email: string | null;
}): Promise<Result<null, ChangeContactError>> => {
  if (email !== null && !emailSchema.safeParse(email).success)
    return fail({ code: 'invalid-email' });
  const { companyId, siteId } = scope;
  const { employeeId, name } = driver;
  const stored = await stores.contacts.get(scope, employeeId);
  const known = stored?.email ?? null;
  if (known === email) return ok(null);
  const now = clock.now();
  const key = `contact#${companyId}#${siteId}#${employeeId}`;
  if ((await stores.throttle.hit({ key, windowMs, now })) > maxChanges) {
    return fail({ code: 'too-many-attempts', retryAfterSeconds: secondsLeft(now, windowMs) });
  }
  const at = toInstant(now);
  const change = email === null ? 'removed' : known === null ? 'set' : 'changed';
  const event = { code: 'contact-changed', change } as const;
  const entry = makeLogEntry({ ids, clock }, scope, 'update', event, { at, name });
  const mail = known !== null && {
    id: ids.next(),
    at,
    mail: {
      kind: 'address-removed' as const,
      to: known,
      language: stored?.language,
      companyId,
      siteId,
      siteName: site.name,
      employeeId,
      name,
    },
  };
  const next = email === null ? {} : { email };
  return stores.contacts.change(scope, employeeId, { known, next, entry, mail: mail || null });
};
