import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { fail, ok, type Result } from '~/domain/shared/result';

export type ForgetOwnDevicesError = { readonly code: 'account-changed' };

/** Another change may come in between, such as a sign-out or a second device that is forgotten at the same time. */
const maxTries = 3;

/** Forgets one of a driver's own devices, or all of them. Does nothing if it is already gone. */
export const forgetOwnDevices = async ({
  deps,
  scope,
  employeeId,
  which,
}: ScopeCall<
  Writing,
  { employeeId: string; which: 'all' | { readonly deviceId: string } }
>): Promise<Result<null, ForgetOwnDevicesError>> => {
  const { access, credentials } = deps.stores;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { driver, credential } = await access.readDriver(scope, employeeId);
    const stored = credential?.ownDevices;
    if (!driver || !stored) return ok(null);
    const kept = which === 'all' ? [] : stored.devices.filter(({ id }) => id !== which.deviceId);
    if (kept.length === stored.devices.length) return ok(null);
    const change = which === 'all' ? 'all-forgotten' : 'forgotten';
    const event = { code: 'own-device-changed', change } as const;
    const isSaved = await credentials.changeOwnDevices(scope, {
      employeeId,
      sessionVersion: credential.sessionVersion,
      knownVersion: stored.version,
      devices: kept,
      entry: makeLogEntry(deps, scope, 'update', event, { name: driver.name }),
    });
    if (isSaved) return ok(null);
  }
  return fail({ code: 'account-changed' });
};
