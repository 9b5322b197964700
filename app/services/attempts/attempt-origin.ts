import { toSenderKey } from '~/domain/access/sender';
import type { Tenant } from '~/domain/company/scope';

/**
 * How well a device is known to an account. `own`: the account signed in on it with a password or code;
 * `own-by-id`: with the ID alone, which proves nothing; `kiosk`: the site's shared computer.
 */
export interface DeviceStanding {
  readonly kind: 'own' | 'own-by-id' | 'kiosk';
  /** Unique for each device. */
  readonly key: string;
}

/** What a device's cookies say about earlier sign-ins on it. */
export interface DeviceMark {
  /** Null if the account has never signed in on the device and it is not a kiosk of the site. */
  at(tenant: Tenant, account: string): DeviceStanding | null;
}

/** Where an attempt comes from. */
export interface AttemptOrigin {
  /** IP address. */
  readonly address: string;
  readonly mark?: DeviceMark | undefined;
}

/** An administrator's key among a site's accounts. A driver's key is the employee ID. */
export const adminAccount = (username: string): string => `admin:${username}`;

/** The unit whose failures are counted together: a known device, otherwise a network. */
export interface AttemptSender {
  readonly key: string;
  readonly kind: 'own' | 'kiosk' | 'unknown';
}

/**
 * Finds the counter for an attempt. A device on which only the ID was ever typed counts as the driver's own for the ID
 * step, but as an unknown device once a password or code is tried.
 */
export const findSender = (
  { address, mark }: AttemptOrigin,
  tenant: Tenant | null,
  account: string,
  proof: 'id' | 'secret',
): AttemptSender => {
  const standing = tenant && mark?.at(tenant, account);
  if (!standing || (standing.kind === 'own-by-id' && proof === 'secret'))
    return { key: `network#${toSenderKey(address)}`, kind: 'unknown' };
  return {
    key: `device#${standing.key}`,
    kind: standing.kind === 'kiosk' ? 'kiosk' : 'own',
  };
};
