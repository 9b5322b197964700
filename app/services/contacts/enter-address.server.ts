import type { AdminCall, Writing } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  siteName,
  takeFromAll,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { NewEvent } from '~/domain/activity/activity';
import { maxEnteredPerHour } from '~/domain/mail/address-limits';
import type { AddressState, Contact } from '~/domain/mail/contact';
import { checkEntry, isStopped, type EnteredAddressError } from '~/domain/mail/entered-address';
import type { NewMail } from '~/domain/mail/mail';
import { readEmail } from '~/domain/shared/email-schema';
import type { Language } from '~/domain/shared/language';
import { fail, ok, type Result } from '~/domain/shared/result';
import { dayMs, hourMs } from '~/domain/time/time-units';
import { askToConfirm, countMailbox, type SignConfirmation } from './ask-to-confirm.server';

export type EnterAddressError =
  | { readonly code: 'invalid-email' }
  /** Its owner stopped emails, or they did not arrive. Only the driver enters it again. */
  | { readonly code: 'address-stopped' }
  | { readonly code: 'driver-gone'; readonly employeeId: string }
  | EnteredAddressError
  | TooManyAttempts;

/**
 * Requests to confirm that the administrators of a site cause. Whoever got one of their sessions must not flood the mailboxes
 * of strangers.
 */
const siteLimits: readonly AttemptLimit[] = [
  { max: maxEnteredPerHour, windowMs: hourMs },
  { max: 3 * maxEnteredPerHour, windowMs: dayMs },
];

type EntryCall = AdminCall<
  Writing | 'sha256',
  {
    readonly employeeId: string;
    /** The state of the address that the page showed. */
    readonly seen: string;
  }
>;
type AskCall = EntryCall & {
  /** Of the administrator, for a driver who has not chosen one. */
  readonly language: Language;
  readonly signConfirmation: SignConfirmation;
};

/** The driver and their contact, if an administrator may change it and the page showed its state. */
const openEntry = async ({
  deps: { stores },
  access: { scope, site, company },
  employeeId,
  seen,
}: EntryCall): Promise<
  Result<{ owner: ListOwner; contact: Contact | null }, EnterAddressError>
> => {
  const [{ driver }, contact] = await Promise.all([
    stores.access.readDriver(scope, employeeId),
    stores.contacts.get(scope, employeeId),
  ]);
  if (!driver) return fail({ code: 'driver-gone', employeeId });
  const allowed = checkEntry(contact, seen);
  return allowed.ok ? ok({ owner: { scope, site, company, driver }, contact }) : allowed;
};

type Change = Extract<NewEvent, { code: 'entered-address-changed' }>['change'];

/** Stores the next state unless the driver, or another administrator, changed it meanwhile. Returns the driver's name. */
const save = async (
  { deps, access: { scope } }: EntryCall,
  { driver: { employeeId: driverId, name: driverName } }: ListOwner,
  known: Contact | null,
  { next, change, mails }: { next: AddressState; change: Change; mails: readonly NewMail[] },
): Promise<Result<string, EnterAddressError>> => {
  const event = { code: 'entered-address-changed', driverId, driverName, change } as const;
  const changed = await deps.stores.contacts.change(scope, driverId, {
    known: known?.email ?? null,
    stillUnconfirmed: true,
    next,
    entry: makeLogEntry(deps, scope, 'update', event),
    mails,
  });
  return changed.ok ? ok(driverName) : fail({ code: 'driver-address-changed' });
};

/** Asks the owner of an address to confirm it, and counts that. */
const ask = async (
  { language, signConfirmation, ...call }: AskCall,
  { owner, contact }: { owner: ListOwner; contact: Contact | null },
  { email, byAdmin, change }: { email: string; byAdmin: boolean; change: Change },
): Promise<Result<string, EnterAddressError>> => {
  const { deps } = call;
  const entered = `entered-address#${siteName(owner.scope)}`;
  const refused = await takeFromAll(deps, [
    ...siteLimits.map((limit) => [entered, limit] as const),
    countMailbox(email),
  ]);
  if (refused) return fail(refused);
  const to = { owner, email, language: contact?.language ?? language };
  const request = await askToConfirm({ deps, ...to, byAdmin, signConfirmation });
  const asked = { at: request.at, ...(byAdmin && { byAdmin: true as const }) };
  return save(call, owner, contact, {
    // What the last owner refused stays refused, whatever an administrator enters in between.
    next: { email, unconfirmed: true, asked, lost: contact?.lost },
    change,
    mails: [request],
  });
};

/**
 * An administrator enters an address for a driver who has none, or instead of one that waits for its owner. It gets nothing
 * but a request to confirm it until that is done.
 */
export const enterAddress = async ({
  email: typed,
  ...call
}: AskCall & { readonly email: string }): Promise<Result<string, EnterAddressError>> => {
  const email = readEmail(typed);
  if (email === null) return fail({ code: 'invalid-email' });
  const opened = await openEntry(call);
  if (!opened.ok) return opened;
  const { contact } = opened.value;
  if (isStopped(contact, email, call.deps.sha256)) return fail({ code: 'address-stopped' });
  // The same address is asked again, so that the answer never says whether it was the same.
  const change = contact?.email === undefined ? 'entered' : 'replaced';
  return ask(call, opened.value, { email, byAdmin: true, change });
};

/** Sends the request to confirm an address once more, whoever entered it. */
export const askAgain = async (call: AskCall): Promise<Result<string, EnterAddressError>> => {
  const opened = await openEntry(call);
  if (!opened.ok) return opened;
  const { email, asked } = opened.value.contact ?? {};
  if (email === undefined) return fail({ code: 'driver-address-changed' });
  return ask(call, opened.value, {
    email,
    byAdmin: asked?.byAdmin ?? false,
    change: 'asked-again',
  });
};

/** Removes an address that waits for its owner. It gets no email about that, because it may be a stranger's. */
export const removeEntered = async (
  call: EntryCall,
): Promise<Result<string, EnterAddressError>> => {
  const opened = await openEntry(call);
  if (!opened.ok) return opened;
  const { owner, contact } = opened.value;
  if (contact?.email === undefined) return fail({ code: 'driver-address-changed' });
  const next = { lost: contact.lost };
  return save(call, owner, contact, { next, change: 'removed', mails: [] });
};
