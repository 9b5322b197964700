import type { Call } from '~/app/ports/deps';
import {
  makeSiteScope,
  type DriverBrowser,
  type DriverSession,
  type VerifiedClaims,
} from '~/app/ports/sessions';
import { isEnded } from '~/domain/access/ended-sessions';
import { mayUseIdAlone } from '~/domain/access/id-alone';
import { getOwnDevices } from '~/domain/access/own-device';
import { getPasskeys } from '~/domain/access/passkey';
import { getOwnDeviceEpoch, getSessionEpoch } from '~/domain/site/site';

/**
 * The session's driver, or null if the session is over: deactivated, deleted, reset, logged out, without the password that
 * the site now requires, or without the own device or passkey that opened it.
 */
export const checkDriver = async ({
  deps,
  claims,
  browser = { isKiosk: claims.kiosk === true },
}: Call<
  'stores' | 'clock',
  { claims: VerifiedClaims; browser?: DriverBrowser }
>): Promise<DriverSession | null> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const { site, company, driver, credential } = await deps.stores.access.readDriver(
    tenant,
    claims.sub,
  );
  if (!site?.isActive || !company?.isActive || !driver) return null;
  if (getSessionEpoch(site, company) !== claims.ep) return null;
  if ((credential?.sessionVersion ?? 0) !== claims.sv) return null;
  if (isEnded(credential?.endedSessions, claims.sid)) return null;
  const { amr, via, viaId, kiosk } = claims;
  if (amr === 'id' && !mayUseIdAlone(site.settings, kiosk === true)) return null;
  const { settings } = site;
  const epoch = getOwnDeviceEpoch(site, company);
  const rules = { settings, epoch, now: deps.clock.now() };
  const ownDevices = getOwnDevices(credential?.ownDevices, rules);
  const passkeys = getPasskeys(credential?.passkeys, rules);
  const isLeft = [...ownDevices, ...passkeys].some(({ id }) => id === viaId);
  if (viaId !== undefined && !isLeft) return null;
  const isOwn = !browser.isKiosk && ownDevices.some(({ id }) => id === browser.ownDeviceId);
  return {
    scope: makeSiteScope(tenant, { role: 'driver', employeeId: driver.employeeId }),
    site,
    company,
    driver,
    signedInBy: amr,
    via,
    viaId,
    sessionId: claims.sid,
    sessionVersion: claims.sv,
    hasAnswers: credential?.answersHash !== undefined,
    isKiosk: browser.isKiosk,
    ownDevices,
    passkeys,
    passkeyHandle: credential?.passkeys?.handle,
    ownDeviceId: isOwn ? browser.ownDeviceId : undefined,
  };
};
