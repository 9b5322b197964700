import { senderOf } from '~/domain/access/sender';
import type { Tenant } from '~/domain/tenancy/scope';

/** What the signed mark of a device tells about it at one site. */
export interface DeviceStanding {
  /** Names whose device it is: the account that signed in on it, or the kiosk. */
  readonly key: string;
  /** `own`: this account has signed in on it before; `kiosk`: everybody does; `other`: another account has. */
  readonly kind: 'own' | 'kiosk' | 'other';
}

/** What a device carries from earlier sign-ins. */
export interface DeviceMark {
  /** Null where nobody has signed in to the site on it. */
  at(tenant: Tenant, account: string): DeviceStanding | null;
}

/** Where an attempt comes from. */
export interface AttemptOrigin {
  /** IP address. */
  readonly address: string;
  readonly mark?: DeviceMark | undefined;
}

/** An administrator's account among those of a site: a driver's is the employee ID. */
export const adminAccount = (username: string): string => `admin:${username}`;

/** Whose failures are counted together: those of a known device, otherwise those of a network. */
export interface AttemptSender {
  readonly key: string;
  readonly kind: DeviceStanding['kind'] | 'unknown';
}

export const findSender = (
  { address, mark }: AttemptOrigin,
  tenant: Tenant | null,
  account: string,
): AttemptSender => {
  const standing = tenant && mark?.at(tenant, account);
  return standing
    ? { key: `device#${standing.key}`, kind: standing.kind }
    : { key: `network#${senderOf(address)}`, kind: 'unknown' };
};
