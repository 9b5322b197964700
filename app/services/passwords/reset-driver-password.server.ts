import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { driverAccountMail } from '~/app/services/mail/account-mails.server';
import { requiresPassword } from '~/domain/access/id-alone';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

export type ResetPasswordError =
  | { readonly code: 'employee-not-found' }
  | { readonly code: 'list-changed' };

/**
 * Clears a driver's password and ends their sessions. After that, the driver signs in with the ID alone or, where the
 * site requires passwords, must first set a new one with a one-time code.
 */
export const resetDriverPassword = async ({
  deps,
  access: { scope, site },
  employeeId,
}: AdminCall<Writing, { employeeId: string }>): Promise<
  Result<{ name: string }, ResetPasswordError>
> => {
  const { driver, credential } = await deps.stores.access.readDriver(scope, employeeId);
  if (!driver) return fail({ code: 'employee-not-found' });
  const at = toInstant(deps.clock.now());
  const change = requiresPassword(site.settings) ? 'password-due' : 'password-removed';
  const told = { change, by: 'administrator', at } as const;
  const event = {
    code: 'password-reset',
    driverId: employeeId,
    driverName: driver.name,
  } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at });
  const cleared = await deps.stores.credentials.setDriverPassword(scope, {
    employeeId,
    passwordHash: null,
    expectedVersion: credential?.sessionVersion ?? 0,
    entry,
    mail: await driverAccountMail(deps, { scope, site, driver }, told),
  });
  if (!cleared) return fail({ code: 'list-changed' });
  return ok({ name: driver.name });
};
