import type { Platform } from '~/app/platform/http/context.server';
import { isOfDriver } from '~/app/platform/auth/own-device-cookie.server';
import type { DriverBrowser, VerifiedClaims } from '~/app/ports/sessions';

/** What the cookies of a signed-in driver's browser say about it. Reads nothing from the store. */
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
