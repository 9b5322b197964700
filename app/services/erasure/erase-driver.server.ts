import type { AdminCall, Writing } from '~/app/ports/deps';
import type { BeginRefusal } from '~/app/ports/erasures';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { employeeIdLength } from '~/domain/drivers/limits';
import { fail, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

export type EraseDriverError =
  | BeginRefusal
  /** It cannot be undone, and the master password does not say who acts. */
  | { readonly code: 'no-erasure-with-master-password' }
  /** The ID that was typed to confirm is another one. */
  | { readonly code: 'other-id-typed' };

/** The number is random, and may be taken. */
const attempts = 8;

/**
 * Begins to erase a driver, who may have left the roster before. Gives the number that stands for them from now on. The
 * function `finish-work` does the rest.
 */
export const eraseDriver = async ({
  deps,
  access: { scope, username, name, byMasterPassword },
  input: { employeeId, typed },
}: AdminCall<Writing, { input: { readonly employeeId: string; readonly typed: string } }>): Promise<
  Result<string, EraseDriverError>
> => {
  if (byMasterPassword) return fail({ code: 'no-erasure-with-master-password' });
  if (typed !== employeeId) return fail({ code: 'other-id-typed' });
  const at = toInstant(deps.clock.now());
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const number = deps.ids.digits(employeeIdLength);
    const event = { code: 'driver-erasure-begun', number } as const;
    const entry = makeLogEntry(deps, scope, 'delete', event, { at });
    const input = { employeeId, number, at, by: name ?? username, entry };
    const begun = await deps.stores.erasures.begin(scope, input);
    if (begun.ok) return { ok: true, value: number };
    if (begun.error.code !== 'list-changed') return begun;
  }
  return fail({ code: 'list-changed' });
};
