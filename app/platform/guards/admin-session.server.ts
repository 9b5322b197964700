import { makeChallenge } from '~/app/platform/auth/passkey-challenges.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { markDevice } from './sign-in-origin.server';

/**
 * Opens the session of an administrator who signed in, and ends that of the password step. If a second step must follow,
 * it opens only the session of the password step, and returns its challenge for a passkey.
 */
export const openAdminSession = async (
  request: Request,
  context: RequestContext,
  signedIn: AdminSignedIn,
): Promise<string | null> => {
  const { sessions } = context.platform;
  if (signedIn.needsCode) {
    const challenge = makeChallenge();
    context.setCookie(await sessions.start('admin-code', { ...signedIn, challenge }));
    return challenge;
  }
  const { subject, tenant, signedInBy } = signedIn;
  if (signedInBy === 'password+code') context.setCookie(sessions.end('admin-code'));
  context.setCookie(await sessions.start('admin', signedIn));
  await markDevice(request, context, tenant, adminAccount(subject), signedInBy);
  return null;
};
