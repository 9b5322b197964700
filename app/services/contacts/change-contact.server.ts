import type { Deps, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/company/scope';
import { contactLinkValidMs, getsMail, toMailbox, type Contact } from '~/domain/mail/contact';
import type { NewMail } from '~/domain/mail/mail';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';

export type ChangeContactError =
  | { readonly code: 'invalid-email' }
  | { readonly code: 'contact-changed' }
  | TooManyAttempts;

/** Confirmation emails that one driver causes. A session by ID alone must not flood other people's mailboxes. */
const driverLimit: AttemptLimit = { max: 5, windowMs: hourMs };
/** Confirmation emails to one mailbox, from all drivers of all sites, because one person may know many employee IDs. */
const mailboxLimit: AttemptLimit = { max: 5, windowMs: dayMs };

interface ContactChange {
  readonly deps: Pick<Deps, Writing | 'sha256'>;
  readonly access: DriverSession;
  /** Signs the link by which an address is confirmed. */
  readonly signConfirmation: (
    address: Tenant & { employeeId: string; digest: string },
  ) => Promise<string>;
}

/** The fields that every email to a driver has. */
const mailFields = ({ scope, site, driver }: DriverSession, contact: Contact | null) => ({
  language: contact?.language,
  companyId: scope.companyId,
  siteId: scope.siteId,
  siteName: site.name,
  employeeId: driver.employeeId,
  name: driver.name,
});

const askToConfirm = async (
  { deps: { clock, ids, sha256 }, access, signConfirmation }: ContactChange,
  contact: Contact | null,
  email: string,
): Promise<NewMail> => {
  const at = toInstant(clock.now());
  const fields = mailFields(access, contact);
  const { companyId, siteId, employeeId } = fields;
  const token = await signConfirmation({ companyId, siteId, employeeId, digest: sha256(email) });
  const validUntil = toInstant(toEpochMs(at) + contactLinkValidMs);
  return {
    id: ids.next(),
    at,
    mail: { kind: 'address-confirmation', to: email, ...fields, token, validUntil },
  };
};

/** Counts a confirmation email to an address. Returns why it must not be sent, or null. */
const refuseTooMany = async (
  { deps, access: { scope, driver } }: ContactChange,
  email: string,
): Promise<TooManyAttempts | null> => {
  const { companyId, siteId } = scope;
  const counters = [
    { key: `contact#${companyId}#${siteId}#${driver.employeeId}`, limit: driverLimit },
    { key: `confirm#${toMailbox(email)}`, limit: mailboxLimit },
  ];
  for (const { key, limit } of counters)
    if (!(await openCounter(deps, key).take(limit)))
      return tooManyAttempts(deps.clock.now(), limit);
  return null;
};

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
  if (known === email) return ok(null);
  const refused = email !== null && (await refuseTooMany(change, email));
  if (refused) return fail(refused);
  const at = toInstant(clock.now());
  const kind = email === null ? 'removed' : known === null ? 'set' : 'changed';
  const event = { code: 'contact-changed', change: kind } as const;
  const removed = stored &&
    getsMail(stored) && {
      id: ids.next(),
      at,
      mail: { kind: 'address-removed' as const, to: stored.email, ...mailFields(access, stored) },
    };
  return stores.contacts.change(scope, driver.employeeId, {
    known,
    next: email === null ? {} : { email, unconfirmed: true },
    entry: makeLogEntry({ ids, clock }, scope, 'update', event, { at, name: driver.name }),
    mails: [
      ...(email === null ? [] : [await askToConfirm(change, stored, email)]),
      ...(removed ? [removed] : []),
    ],
  });
};

/** Sends the request to confirm an address once more. Does nothing if there is none to confirm. */
export const sendConfirmationAgain = async (
  change: ContactChange,
): Promise<Result<null, ChangeContactError>> => {
  const { contacts } = change.deps.stores;
  const { scope, driver } = change.access;
  const stored = await contacts.get(scope, driver.employeeId);
  if (!stored?.unconfirmed || stored.email === undefined) return ok(null);
  const { email } = stored;
  const refused = await refuseTooMany(change, email);
  if (refused) return fail(refused);
  return contacts.change(scope, driver.employeeId, {
    known: email,
    next: { email, unconfirmed: true },
    entry: null,
    mails: [await askToConfirm(change, stored, email)],
  });
};
