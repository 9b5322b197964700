import type { DriverCall, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { getOwnDevices, maxOwnDevices } from '~/domain/access/own-device';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getOwnDeviceEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';

/** Why a driver cannot set up a sign-in without typing in this browser. */
export type ShortcutRefusal =
  | { readonly code: 'own-device-off' }
  | { readonly code: 'own-device-at-kiosk' }
  /** The driver has a password, but neither that nor a passkey was used for this session. */
  | { readonly code: 'own-device-unproven' };

export type RememberOwnDeviceError =
  | ShortcutRefusal
  | { readonly code: 'too-many-own-devices'; readonly most: number }
  | { readonly code: 'account-changed' };

/**
 * Null if the driver may. A password or passkey that was used for this session proves the driver. Of a driver without a password
 * nothing more than the ID can be asked, and what they set up then ends with their first password.
 */
export const refuseShortcut = ({
  site,
  isKiosk,
  signedInBy,
  via,
}: Pick<DriverSession, 'site' | 'isKiosk' | 'signedInBy' | 'via'>): ShortcutRefusal | null => {
  if (!site.settings.rememberOwnPhones) return { code: 'own-device-off' };
  if (isKiosk) return { code: 'own-device-at-kiosk' };
  return signedInBy === 'password' && via === 'own-device' ? { code: 'own-device-unproven' } : null;
};

/** Remembers the browser as the driver's own. Returns what its cookie must hold. */
export const rememberOwnDevice = async ({
  deps,
  access,
  name,
}: DriverCall<
  Writing | 'sha256',
  {
    /** The browser and system. */
    name: string;
  }
>): Promise<Result<{ deviceId: string; secret: string }, RememberOwnDeviceError>> => {
  const { scope, site, company, driver, signedInBy, sessionVersion, ownDeviceId } = access;
  const refusal = refuseShortcut(access);
  if (refusal) return fail(refusal);
  const { employeeId } = driver;
  const now = deps.clock.now();
  const at = toInstant(now);
  const epoch = getOwnDeviceEpoch(site, company);
  const { credential } = await deps.stores.access.readDriver(scope, employeeId);
  const stored = credential?.ownDevices;
  const live = getOwnDevices(stored, { settings: site.settings, epoch, now });
  const others = live.filter(({ id }) => id !== ownDeviceId);
  if (others.length >= maxOwnDevices)
    return fail({ code: 'too-many-own-devices', most: maxOwnDevices });
  const secret = deps.ids.secret();
  const device = {
    id: deps.ids.next(),
    hash: deps.sha256(secret),
    name,
    provenBy: signedInBy === 'password' ? 'password' : 'id',
    epoch,
    since: at,
    lastUsedAt: at,
  } as const;
  const event = { code: 'own-device-changed', change: 'remembered' } as const;
  const isSaved = await deps.stores.credentials.changeOwnDevices(scope, {
    employeeId,
    sessionVersion,
    knownVersion: stored?.version ?? 0,
    devices: [...others, device],
    entry: makeLogEntry(deps, scope, 'update', event, { at, name: driver.name }),
  });
  return isSaved ? ok({ deviceId: device.id, secret }) : fail({ code: 'account-changed' });
};
