import { redirect } from '@remix-run/node';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';

export const loader = publicLoader(async () => redirect('/'));

/** A challenge for a passkey, bound to this browser by a cookie. It stores nothing and reveals nothing. */
export const action = publicAction(async ({ context }) => {
  const { challenge, cookie } = await context.platform.passkeyChallenges.issue();
  context.setCookie(cookie);
  return Response.json({ challenge });
});
