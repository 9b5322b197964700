import type { DriverCall, Writing } from '~/app/ports/deps';
import type { NumberRefusal, Texting } from '~/app/ports/mail';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  siteName,
  takeFromAll,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { Contact } from '~/domain/mail/contact';
import {
  getTextNumber,
  numberCodeDigits,
  numberCodeMs,
  numberCodeTries,
  type PhoneState,
} from '~/domain/mail/phone';
import { numberCodeLimits } from '~/domain/mail/text-limits';
import { makeText, type TextMessage } from '~/domain/mail/text-message';
import { getClock } from '~/domain/settings/editable-settings';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

export type ChangeNumberError =
  | NumberRefusal
  | { readonly code: 'texts-not-offered' }
  | { readonly code: 'number-known' }
  | { readonly code: 'contact-changed' }
  | TooManyAttempts;

type NumberChange = DriverCall<Writing | 'texting'>;

/** The digest of a code, which counts for this driver and number only. */
export const toCodeHash = (
  texting: Texting,
  { scope: { companyId, siteId }, driver: { employeeId } }: DriverSession,
  number: string,
  code: string,
): string => texting.digest(['code', companyId, siteId, employeeId, number, code].join('#'));

/** Counts a code. Returns why it must not be sent, or null. */
const refuseTooMany = (
  { deps, access: { scope, driver } }: NumberChange,
  texting: Texting,
  number: string,
): Promise<TooManyAttempts | null> =>
  takeFromAll(deps, [
    [`number-code#${siteName(scope)}#${driver.employeeId}`, numberCodeLimits.driver],
    [`number-code#${texting.digest(`number ${number}`)}`, numberCodeLimits.number],
    [`number-code#${siteName(scope)}`, numberCodeLimits.site],
    ['number-code', numberCodeLimits.installation],
  ]);

/** Stores the next state, with the text to the new number, if any, and one to the confirmed number that it replaces. */
const save = async (
  { deps, access: { scope, site, driver } }: NumberChange,
  stored: Contact | null,
  {
    next,
    first,
    change,
  }: {
    readonly next: PhoneState;
    readonly first?: { readonly number: string; readonly message: TextMessage['message'] };
    readonly change: 'set' | 'changed' | 'removed' | null;
  },
): Promise<Result<null, { readonly code: 'contact-changed' }>> => {
  const { stores, clock, ids } = deps;
  const { employeeId, name } = driver;
  const { companyId, siteId } = scope;
  const at = toInstant(clock.now());
  const where = { companyId, siteId, siteName: site.name, clock: getClock(site) };
  const about = { ...where, language: stored?.language, employeeId };
  const confirmed = getTextNumber(stored);
  const texts = [
    ...(first ? [first] : []),
    ...(confirmed !== undefined && change !== null
      ? [{ number: confirmed, message: { kind: 'number-removed' } as const }]
      : []),
  ];
  return stores.contacts.changePhone(scope, employeeId, {
    knownVersion: stored?.phone?.version ?? 0,
    next,
    entry:
      change &&
      makeLogEntry(deps, scope, 'update', { code: 'number-changed', change }, { at, name }),
    messages: texts.map(({ number, message }) => ({
      id: ids.next(),
      at,
      mail: makeText(about, number, message),
    })),
  });
};

/** Sends a code to a number, which gets nothing else until the driver has typed that code. */
const askToConfirm = async (
  change: NumberChange,
  texting: Texting,
  stored: Contact | null,
  number: string,
): Promise<Result<null, ChangeNumberError>> => {
  const refused = await refuseTooMany(change, texting, number);
  if (refused) return fail(refused);
  const { clock, ids } = change.deps;
  const code = ids.digits(numberCodeDigits);
  const validUntil = toInstant(clock.now() + numberCodeMs);
  const hash = toCodeHash(texting, change.access, number, code);
  const known = stored?.phone?.number;
  return save(change, stored, {
    next: { number, code: { hash, validUntil, triesLeft: numberCodeTries } },
    first: { number, message: { kind: 'number-confirmation', code, validUntil } },
    change: known === number ? null : known === undefined ? 'set' : 'changed',
  });
};

/**
 * A driver sets or removes (null) the mobile number. A session by ID alone may do so too, as with the email address, so every
 * change is logged without the number, and a confirmed number is told that it was removed.
 */
export const changeNumber = async ({
  typed,
  ...change
}: NumberChange & { readonly typed: string | null }): Promise<Result<null, ChangeNumberError>> => {
  const {
    deps: { stores, texting },
    access: { scope, site, driver },
  } = change;
  if (!texting) return fail({ code: 'texts-not-offered' });
  const read = typed === null ? null : await texting.readNumber(typed, site.timeZone);
  if (read && !read.ok) return read;
  const stored = await stores.contacts.get(scope, driver.employeeId);
  const known = stored?.phone?.number;
  if (!read)
    return known === undefined ? ok(null) : save(change, stored, { next: {}, change: 'removed' });
  const number = read.value;
  return number === getTextNumber(stored)
    ? fail({ code: 'number-known' })
    : askToConfirm(change, texting, stored, number);
};

/** Sends a new code to the number that is to be confirmed. Does nothing if there is none. */
export const sendCodeAgain = async (
  change: NumberChange,
): Promise<Result<null, ChangeNumberError>> => {
  const { stores, texting } = change.deps;
  if (!texting) return fail({ code: 'texts-not-offered' });
  const stored = await stores.contacts.get(change.access.scope, change.access.driver.employeeId);
  const { number, code } = stored?.phone ?? {};
  return number === undefined || !code ? ok(null) : askToConfirm(change, texting, stored, number);
};
