import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope, type OwnDeviceClaims } from '~/app/ports/sessions';
import { finishDriverSignIn } from '~/app/services/access/finish-driver-sign-in.server';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { renewOwnDevice, type OwnDevice } from '~/domain/access/own-device';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { readOwnDevice, type FoundOwnDevice } from './read-own-device.server';

/** The answer does not reveal whether the phone was forgotten, its cookie is a copy, or the account has changed. */
type UnknownOwnDevice = { readonly code: 'own-device-unknown' };
export type SignInOnOwnDeviceError = UnknownOwnDevice | TooManyAttempts;

export interface SignedInOnOwnDevice extends SignedIn {
  /** The secret that replaces the one in the cookie; null to keep that. */
  readonly nextSecret: string | null;
}

type SignInDeps = Pick<Deps, Writing | 'sha256'>;

/** Stores what becomes of one own device. False if the account has changed since it was read. */
const replaceDevice = (
  { stores, clock, ids }: SignInDeps,
  claims: OwnDeviceClaims,
  { credential, driver }: FoundOwnDevice,
  next: OwnDevice | null,
): Promise<boolean> => {
  const { companyId, siteId, employeeId, deviceId } = claims;
  const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
  const { version = 0, devices = [] } = credential.ownDevices ?? {};
  const event = { code: 'own-device-changed', change: 'copied' } as const;
  return stores.credentials.changeOwnDevices(scope, {
    employeeId,
    sessionVersion: credential.sessionVersion,
    knownVersion: version,
    devices: devices.flatMap((one) => (one.id === deviceId ? (next ?? []) : one)),
    ...(next === null && {
      entry: makeLogEntry({ ids, clock }, scope, 'update', event, { name: driver.name }),
    }),
  });
};

/**
 * Signs a driver in on a browser that they called their own. Once a day the cookie gets another secret. Whoever then sends
 * an older one than the last two has a copy, or sends it to the owner of a copy, so that the phone is forgotten.
 */
export const signInOnOwnDevice = ({
  deps,
  claims,
  ...origin
}: {
  deps: SignInDeps;
  claims: OwnDeviceClaims;
} & AttemptOrigin): Promise<Result<SignedInOnOwnDevice, SignInOnOwnDeviceError>> => {
  const { companyId, siteId, employeeId } = claims;
  const tenant = { companyId, siteId };
  const signIn = async (): Promise<Result<SignedInOnOwnDevice, UnknownOwnDevice>> => {
    const found = await readOwnDevice({ deps, claims });
    if (!found) return fail({ code: 'own-device-unknown' });
    const { site, company, driver, credential, device, reading } = found;
    if (reading === 'copied') {
      await replaceDevice(deps, claims, found, null);
      return fail({ code: 'own-device-unknown' });
    }
    const secret = deps.ids.secret();
    const at = toInstant(deps.clock.now());
    const renewed = renewOwnDevice(device, {
      hash: deps.sha256(secret),
      sentHash: deps.sha256(claims.secret),
      at,
    });
    const isRenewed = reading === 'due' && (await replaceDevice(deps, claims, found, renewed));
    await finishDriverSignIn({ deps, tenant, driver, by: 'own-device', origin });
    return ok({
      subject: employeeId,
      tenant,
      signedInBy: device.provenBy,
      via: 'own-device',
      viaId: device.id,
      sessionVersion: credential.sessionVersion,
      sessionEpoch: getSessionEpoch(site, company),
      nextSecret: isRenewed ? secret : null,
    });
  };
  return withAttempt(
    {
      deps,
      purpose: 'sign-in',
      tenant,
      account: employeeId,
      origin,
      wrong: ['own-device-unknown'],
    },
    signIn,
  );
};
