import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  siteName,
  takeFromAll,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import { getsMail, type Contact } from '~/domain/mail/contact';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { askToConfirm, countMailbox, type SignConfirmation } from './ask-to-confirm.server';

export type ChangeContactError =
  | { readonly code: 'invalid-email' }
  | { readonly code: 'contact-changed' }
  | TooManyAttempts;

/** Confirmation emails that one driver causes. A session by ID alone must not flood other people's mailboxes. */
const driverLimit: AttemptLimit = { max: 5, windowMs: hourMs };

type ContactChange = DriverCall<
  Writing | 'sha256',
  { readonly signConfirmation: SignConfirmation }
>;

/** The email to a confirmed address that the driver removes or replaces. */
const tellRemoved = (
  { deps: { ids }, access: { scope, site, driver } }: ContactChange,
  stored: Contact | null,
  at: string,
) =>
  stored && getsMail(stored)
    ? [
        {
          id: ids.next(),
          at,
          mail: {
            kind: 'address-removed' as const,
            to: stored.email,
            language: stored.language,
            companyId: scope.companyId,
            siteId: scope.siteId,
            siteName: site.name,
            employeeId: driver.employeeId,
            name: driver.name,
          },
        },
      ]
    : [];

/** The driver's own request to confirm an address. */
const ask = ({ access: owner, ...change }: ContactChange, stored: Contact | null, email: string) =>
  askToConfirm({ ...change, owner, email, language: stored?.language, byAdmin: false });

/** Counts a confirmation email to an address. Returns why it must not be sent, or null. */
const refuseTooMany = ({ deps, access: { scope, driver } }: ContactChange, email: string) =>
  takeFromAll(deps, [
    [`contact#${siteName(scope)}#${driver.employeeId}`, driverLimit],
    countMailbox(email),
  ]);

/**
 * A driver sets or removes (null) the email address. A session by ID alone may do so too, so every change is
 * logged without the address, and the old address is notified if it was confirmed. A new address gets nothing but a
 * request to confirm it until that is done.
 */
export const changeContact = async ({
  email: typed,
  ...change
}: ContactChange & { readonly email: string | null }): Promise<
  Result<null, ChangeContactError>
> => {
  const { deps, access } = change;
  const { scope, driver } = access;
  const email = typed === null ? null : readEmail(typed);
  if (email === null && typed !== null) return fail({ code: 'invalid-email' });
  const { stores, clock, ids } = deps;
  const stored = await stores.contacts.get(scope, driver.employeeId);
  const known = stored?.email ?? null;
  const isKept = known === email;
  // An address that an administrator entered becomes the driver's own entry.
  if (isKept && !(stored?.unconfirmed && stored.asked?.byAdmin)) return ok(null);
  const refused = email !== null && (await refuseTooMany(change, email));
  if (refused) return fail(refused);
  const at = toInstant(clock.now());
  const kind = email === null ? 'removed' : known === null ? 'set' : 'changed';
  const event = { code: 'contact-changed', change: kind } as const;
  return stores.contacts.change(scope, driver.employeeId, {
    known,
    stillUnconfirmed: isKept,
    next: email === null ? {} : { email, unconfirmed: true, asked: { at } },
    entry: makeLogEntry({ ids, clock }, scope, 'update', event, { at, name: driver.name }),
    mails: [
      ...(email === null ? [] : [await ask(change, stored, email)]),
      ...tellRemoved(change, stored, at),
    ],
  });
};

/** Sends the request to confirm an address once more. Does nothing if there is none to confirm. */
export const sendConfirmationAgain = async (
  change: ContactChange,
): Promise<Result<null, ChangeContactError>> => {
  const { stores, clock } = change.deps;
  const { scope, driver } = change.access;
  const stored = await stores.contacts.get(scope, driver.employeeId);
  if (!stored?.unconfirmed || stored.email === undefined) return ok(null);
  const { email, asked, lost } = stored;
  const refused = await refuseTooMany(change, email);
  if (refused) return fail(refused);
  return stores.contacts.change(scope, driver.employeeId, {
    known: email,
    stillUnconfirmed: true,
    next: { email, unconfirmed: true, asked: { ...asked, at: toInstant(clock.now()) }, lost },
    entry: null,
    mails: [await ask(change, stored, email)],
  });
};
