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
import { getDevices } from '~/domain/mail/contact';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import { isPushEndpoint, maxDevices, type Subscription } from '~/domain/mail/push-device';
import { getClock } from '~/domain/settings/editable-settings';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';

export type AddDeviceError =
  | { readonly code: 'push-service-unknown' }
  | { readonly code: 'device-at-kiosk' }
  | { readonly code: 'too-many-devices'; readonly most: number }
  | { readonly code: 'contact-changed' }
  | TooManyAttempts;

/** Limits the first notifications that a session by ID alone can cause. */
const driverLimit: AttemptLimit = { max: 10, windowMs: hourMs };

interface AddDevice {
  readonly deps: Pick<Deps, Writing | 'sha256'>;
  readonly access: DriverSession;
  readonly subscription: Subscription;
  /** The browser and system, in words. */
  readonly name: string;
  /** Everybody uses a kiosk, so it must not show one driver's notifications. */
  readonly isKiosk: boolean;
  /** A push service on this machine, for tests. */
  readonly localOrigin?: string | undefined;
  /** Signs the token by which the device confirms that it gets notifications. */
  readonly signConfirmation: (
    address: Tenant & { employeeId: string; digest: string },
  ) => Promise<string>;
}

/**
 * Adds a browser to the driver's devices and sends it a first notification. It gets nothing else until it has confirmed that
 * one. Returns the device's ID.
 */
export const addDevice = async ({
  deps,
  access: { scope, site, driver },
  subscription,
  name,
  isKiosk,
  localOrigin,
  signConfirmation,
}: AddDevice): Promise<Result<string, AddDeviceError>> => {
  const { stores, clock, ids, sha256 } = deps;
  const { companyId, siteId } = scope;
  const { employeeId } = driver;
  const { endpoint } = subscription;
  if (isKiosk) return fail({ code: 'device-at-kiosk' });
  if (!isPushEndpoint(endpoint, localOrigin)) return fail({ code: 'push-service-unknown' });
  const counter = openCounter(deps, `device#${companyId}#${siteId}#${employeeId}`);
  if (!(await counter.take(driverLimit))) return fail(tooManyAttempts(clock.now(), driverLimit));
  const contact = await stores.contacts.get(scope, employeeId);
  const others = getDevices(contact).filter((one) => one.endpoint !== endpoint);
  if (others.length >= maxDevices) return fail({ code: 'too-many-devices', most: maxDevices });
  const id = ids.next();
  const at = toInstant(clock.now());
  const token = await signConfirmation({ companyId, siteId, employeeId, digest: sha256(id) });
  const first: NewOutgoing = {
    id: ids.next(),
    at,
    mail: {
      kind: 'push',
      companyId,
      siteId,
      siteName: site.name,
      clock: getClock(site),
      language: contact?.language,
      employeeId,
      deviceId: id,
      message: { kind: 'device-confirmation', token },
    },
  };
  const event = { code: 'device-changed', change: 'added' } as const;
  const changed = await stores.contacts.changeDevices(scope, employeeId, {
    knownVersion: contact?.push?.version ?? 0,
    devices: [...others, { id, ...subscription, name, addedAt: at, unconfirmed: true }],
    entry: makeLogEntry(deps, scope, 'update', event, { at, name: driver.name }),
    messages: [first],
  });
  return changed.ok ? ok(id) : changed;
};
