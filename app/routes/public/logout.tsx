import { redirect } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { readDriverBrowser } from '~/app/platform/guards/own-device.server';
import { redirectWithSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { atOwnSite, type VerifiedClaims } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { forgetDevice, signOut } from '~/app/services/access/sign-out.server';
import { sitePath } from '~/domain/company/paths';

export const loader = publicLoader(async () => redirect('/'));

/**
 * Signs out the driver here, or `everywhere`, and an administrator on all devices. Of a session that has already ended, only
 * what this browser keeps of it is removed.
 */
export const action = publicAction(async ({ request, context, deps }) => {
  const query = new URL(request.url).searchParams;
  const kind = query.get('as') === 'admin' ? 'admin' : 'driver';
  const { platform } = context;
  const { sessions, deviceCookie, filterCookie, ownDevice } = platform;
  const reading = await sessions.read(request, kind);
  const deviceId = deviceCookie.read(request);
  const check = async (claims: VerifiedClaims) =>
    kind === 'admin'
      ? checkAdmin({ deps, claims: atOwnSite(claims) })
      : checkDriver({ deps, claims, browser: await readDriverBrowser(request, platform, claims) });
  const access = reading.status === 'valid' && (await check(reading.claims));
  const isEverywhere = query.has('everywhere');
  if (access) await signOut({ deps, access, deviceId, isEverywhere });
  else if (kind === 'driver' && reading.status !== 'none' && deviceId !== undefined)
    await forgetDevice({ deps, claims: reading.claims, deviceId });
  if (kind === 'driver') {
    context.setCookie(deviceCookie.clear());
    // Another driver may be next, unless this is somebody's own phone.
    if (!(await ownDevice.read(request))) context.setCookie(filterCookie.clear());
  }
  context.setCookie(sessions.end(kind));
  // Clearing the storage would also end a driver's notifications in this browser.
  const keepsDevice = kind === 'admin' && deviceId !== undefined;
  context.setHeader('clear-site-data', keepsDevice ? '"cache"' : '"cache", "storage"');
  if (kind === 'driver') {
    const isKiosk = reading.status !== 'none' && reading.claims.kiosk;
    if (isKiosk) context.setCookie(context.platform.languageCookie.clear());
    if (access && 'ownDeviceId' in access && access.ownDeviceId !== undefined)
      return redirectWithToast({ context }, '/', {
        title: serverCopy.shell.loggedOut,
        description: serverCopy.myPhone.stillRemembered,
        kind: 'info',
      });
    return redirect(isKiosk ? sitePath(reading.claims) : '/', 303);
  }
  return redirectWithSuccess(
    { context },
    '/admin-portal',
    serverCopy.shell.loggedOut,
    serverCopy.shell.loggedOutText,
  );
});
