import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { tryNumberCode, type NumberCodeRefusal } from '~/domain/mail/phone';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { toCodeHash } from './change-number.server';

export type ConfirmNumberError =
  | NumberCodeRefusal
  | { readonly code: 'texts-not-offered' }
  | { readonly code: 'contact-changed' };

/**
 * Confirms the mobile number by the code that was sent to it. Every try is stored before it is answered, so that parallel
 * guesses count too. Repeating it after it succeeded does nothing.
 */
export const confirmNumber = async ({
  deps,
  access,
  code,
}: DriverCall<Writing | 'texting', { code: string }>): Promise<
  Result<null, ConfirmNumberError>
> => {
  const { scope, driver } = access;
  const { stores, clock, texting } = deps;
  if (!texting) return fail({ code: 'texts-not-offered' });
  const phone = (await stores.contacts.get(scope, driver.employeeId))?.phone;
  if (phone?.number === undefined) return fail({ code: 'contact-changed' });
  if (!phone.code) return ok(null);
  const hash = toCodeHash(texting, access, phone.number, code);
  const { next, answer } = tryNumberCode(phone, { hash, now: toInstant(clock.now()) });
  if (!next) return answer;
  const event = { code: 'number-changed', change: 'confirmed' } as const;
  const { name } = driver;
  const changed = await stores.contacts.changePhone(scope, driver.employeeId, {
    knownVersion: phone.version,
    next,
    entry: answer.ok ? makeLogEntry(deps, scope, 'update', event, { name }) : null,
    messages: [],
  });
  return changed.ok ? answer : changed;
};
