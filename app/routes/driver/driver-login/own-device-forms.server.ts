import { replace } from '@remix-run/node';
import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { passkeyAnswerField } from '~/app/platform/forms/passkey-answer-field';
import { forgetBrowser } from '~/app/platform/guards/own-device.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { attemptOrigin, markDevice } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import { safePath } from '~/app/platform/http/safe-path';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SignedIn } from '~/app/services/access/sign-in-driver.server';
import { forgetOwnDevices } from '~/app/services/own-devices/forget-own-devices.server';
import { readOwnDevice } from '~/app/services/own-devices/read-own-device.server';
import { signInOnOwnDevice } from '~/app/services/own-devices/sign-in-on-own-device.server';
import { signInWithPasskey } from '~/app/services/passkeys/sign-in-with-passkey.server';
import { sitePath } from '~/domain/company/paths';

export const nextField = z.string().max(16_000).optional();

export const continueForm = z.object({ intent: z.literal('own-device'), next: nextField });
export const passkeyForm = z.object({
  intent: z.literal('passkey'),
  answer: passkeyAnswerField,
  next: nextField,
});
export const forgetForm = z.object({ intent: z.literal('forget-own-device') });

interface Sent {
  readonly request: Request;
  readonly context: RequestContext;
}

/** Signs in the driver whom the browser's cookie names. A forged cookie is answered as if there were none. */
export const continueOnOwnDevice = async (
  { request, context }: Sent,
  { next }: z.infer<typeof continueForm>,
) => {
  const { ownDevice, deps } = context.platform;
  const claims = await ownDevice.read(request);
  if (!claims) return failure({ code: 'own-device-unknown' });
  const origin = await attemptOrigin(request, context);
  const signedIn = await signInOnOwnDevice({ deps, claims, ...origin });
  if (!signedIn.ok) {
    if (signedIn.error.code === 'own-device-unknown') forgetBrowser(context);
    return failure(signedIn.error);
  }
  const { nextSecret, ...session } = signedIn.value;
  if (nextSecret !== null)
    context.setCookie(await ownDevice.write({ ...claims, secret: nextSecret }));
  return openSession({ request, context }, session, next);
};

const openSession = async (
  { request, context }: Sent,
  signedIn: SignedIn,
  next: string | undefined,
) => {
  const { subject, tenant, signedInBy } = signedIn;
  context.setCookie(await context.platform.sessions.start('driver', signedIn));
  await markDevice(request, context, tenant, subject, signedInBy);
  const answer = replace(safePath(next, '/driver-preferences'), 303);
  return goOnInOwnLanguage({ request, context }, 'driver', signedIn, answer);
};

/** Signs in whoever the sent passkey belongs to. A kiosk belongs to nobody, so it must not ask for one. */
export const continueWithPasskey = async (
  { request, context }: Sent,
  { answer, next }: z.infer<typeof passkeyForm>,
) => {
  const { deps, kiosks, passkeys: verifier, passkeyChallenges } = context.platform;
  if (await kiosks.read(request)) return failure({ code: 'own-device-at-kiosk' });
  if (!verifier) return failure({ code: 'passkey-unknown' });
  const challenge = await passkeyChallenges.read(request);
  const origin = await attemptOrigin(request, context);
  const signedIn = await signInWithPasskey({ deps, verifier, challenge, answer, ...origin });
  if (!signedIn.ok) return failure(signedIn.error);
  context.setCookie(passkeyChallenges.clear());
  return openSession({ request, context }, signedIn.value, next);
};

/** Forgets the browser whose cookie was sent, which needs no session. */
export const forgetOwnDevice = async ({ request, context }: Sent) => {
  const { ownDevice, getDeps } = context.platform;
  const claims = await ownDevice.read(request);
  forgetBrowser(context);
  const toast = { ...serverCopy.myPhone.toasts.forget, kind: 'success' } as const;
  if (!claims) return redirectWithToast({ context }, '/', toast);
  const deps = getDeps(claims);
  const found = await readOwnDevice({ deps, claims });
  // The owner of a copy must not end the phone itself.
  if (found && found.reading !== 'copied') {
    const { employeeId, deviceId } = claims;
    const scope = makeSiteScope(claims, { role: 'driver', employeeId });
    await forgetOwnDevices({ deps, scope, employeeId, which: { deviceId } });
  }
  return redirectWithToast({ context }, sitePath(claims), toast);
};
