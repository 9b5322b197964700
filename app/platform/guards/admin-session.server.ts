import type { RequestContext } from '~/app/platform/http/context.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { markDevice } from './sign-in-origin.server';

/**
 * Opens the session of an administrator who signed in, and ends that of the password step. If a code must follow, it
 * opens only the session of the password step.
 */
export const openAdminSession = async (
  request: Request,
  context: RequestContext,
  signedIn: AdminSignedIn,
): Promise<void> => {
  const { sessions } = context.platform;
  if (signedIn.needsCode) {
    context.setCookie(await sessions.start('admin-code', signedIn));
    return;
  }
  const { subject, tenant, signedInBy } = signedIn;
  if (signedInBy === 'password+code') context.setCookie(sessions.end('admin-code'));
  context.setCookie(await sessions.start('admin', signedIn));
  await markDevice(request, context, tenant, adminAccount(subject), signedInBy);
};
