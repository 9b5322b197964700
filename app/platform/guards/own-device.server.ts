import { isOfDriver } from '~/app/platform/auth/own-device-cookie.server';
import type { Platform, RequestContext } from '~/app/platform/http/context.server';
import type { DriverBrowser, VerifiedClaims } from '~/app/ports/sessions';
import { readOwnDevice } from '~/app/services/own-devices/read-own-device.server';
import type { Tenant } from '~/domain/company/scope';
import { shortName } from '~/domain/drivers/short-name';

/** Describes a signed-in driver's browser by its cookies. Reads nothing from the store. */
export const readDriverBrowser = async (
  request: Request,
  { kiosks, ownDevice }: Pick<Platform, 'kiosks' | 'ownDevice'>,
  claims: VerifiedClaims,
): Promise<DriverBrowser> => {
  if (claims.kiosk || (await kiosks.read(request))) return { isKiosk: true };
  const own = await ownDevice.read(request);
  const isOwn = own !== null && isOfDriver(own, claims, claims.sub);
  return { isKiosk: false, ownDeviceId: isOwn ? own.deviceId : undefined };
};

/** Ends that a driver calls this browser their own, and erases the pages and saves that it keeps. */
export const forgetBrowser = ({
  platform,
  setCookie,
  setHeader,
}: Pick<RequestContext, 'platform' | 'setCookie' | 'setHeader'>): void => {
  setCookie(platform.ownDevice.clear());
  setHeader('clear-site-data', '"storage"');
};

/**
 * The driver who called this browser their own, if that still counts, for a page before the sign-in. Reads the store only
 * with a valid cookie. `at` and `employeeId`: whom the page is for.
 */
export const findRemembered = async (
  request: Request,
  context: Pick<RequestContext, 'platform' | 'setCookie' | 'setHeader'>,
  { at, employeeId }: { at?: Tenant | null; employeeId?: string } = {},
): Promise<{ name: string; siteName: string } | null> => {
  const { platform } = context;
  const claims = await platform.ownDevice.read(request);
  if (!claims || !isOfDriver(claims, at ?? claims, employeeId ?? claims.employeeId)) return null;
  const found = await readOwnDevice({ deps: platform.getDeps(claims), claims });
  if (!found) forgetBrowser(context);
  if (!found || found.reading === 'copied') return null;
  return { name: shortName(found.driver.name), siteName: found.site.name };
};

/** The host of the passkeys that this browser may be asked for; null where there are none, and at kiosks. */
export const findRpId = async (
  request: Request,
  { platform: { passkeys, kiosks } }: Pick<RequestContext, 'platform'>,
): Promise<string | null> => ((await kiosks.read(request)) ? null : (passkeys?.rpId ?? null));
