import { senderOf } from '~/domain/access/sender';
import type { Tenant } from '~/domain/company/scope';

/**
 * What a device is to an account. `own`: the account has signed in on it by more than the ID; `own-by-id`: by
 * the ID alone, which anybody may do; `kiosk`: everybody's.
 */
export interface DeviceStanding {
  readonly kind: 'own' | 'own-by-id' | 'kiosk';
  /** Tells devices apart. */
  readonly key: string;
}

/** What a device carries from earlier sign-ins. */
export interface DeviceMark {
  /** Null where the account has never signed in on it, and where it is no kiosk of the site. */
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
  readonly kind: 'own' | 'kiosk' | 'unknown';
}

/**
 * Who attempts something. A device on which the account has signed in by its ID alone is known to whoever
 * types that ID, and to nobody who types a secret.
 */
export const findSender = (
  { address, mark }: AttemptOrigin,
  tenant: Tenant | null,
  account: string,
  proof: 'id' | 'secret',
): AttemptSender => {
  const standing = tenant && mark?.at(tenant, account);
  if (!standing || (standing.kind === 'own-by-id' && proof === 'secret'))
    return { key: `network#${senderOf(address)}`, kind: 'unknown' };
  return {
    key: `device#${standing.key}`,
    kind: standing.kind === 'kiosk' ? 'kiosk' : 'own',
  };
};
