import * as z from 'zod';
import { pageField } from '~/app/platform/forms/form-fields';
import { passkeyAnswerField } from '~/app/platform/forms/passkey-answer-field';
import { attemptOrigin, deviceWords } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { forgetOwnDevices } from '~/app/services/own-devices/forget-own-devices.server';
import { rememberOwnDevice } from '~/app/services/own-devices/remember-own-device.server';
import { addPasskey } from '~/app/services/passkeys/add-passkey.server';
import { removePasskey } from '~/app/services/passkeys/remove-passkey.server';
import { fail } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';

export const phoneForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remember'), page: pageField }),
  z.object({ intent: z.literal('forget'), deviceId: z.string().max(40), page: pageField }),
  z.object({ intent: z.literal('forget-all'), page: pageField }),
  z.object({
    intent: z.literal('add-passkey'),
    currentPassword: z.string().max(1000).default(''),
    handle: z.string().regex(/^[\w-]{43}$/),
    answer: passkeyAnswerField,
    page: pageField,
  }),
  z.object({
    intent: z.literal('remove-passkey'),
    passkeyId: z.string().max(400),
    page: pageField,
  }),
]);
type PhoneForm = z.infer<typeof phoneForm>;

interface Session {
  readonly request: Request;
  readonly context: RequestContext;
  readonly deps: Deps;
  readonly access: DriverSession;
}

const rememberThis = async ({ request, context, deps, access }: Session) => {
  const name = deviceWords(request.headers.get('user-agent'));
  const remembered = await rememberOwnDevice({ deps, access, name });
  if (!remembered.ok) return remembered;
  const { companyId, siteId } = access.scope;
  const { employeeId } = access.driver;
  const claims = { companyId, siteId, employeeId, ...remembered.value };
  context.setCookie(await context.platform.ownDevice.write(claims));
  return remembered;
};

/** Keeps the driver signed in, although what opened the session has ended. */
const keepSession = async ({
  context,
  access: { scope, site, company, driver, signedInBy, via, sessionVersion },
}: Session): Promise<void> =>
  context.setCookie(
    await context.platform.sessions.start('driver', {
      subject: driver.employeeId,
      tenant: scope,
      signedInBy,
      ...(via && { via }),
      sessionVersion,
      sessionEpoch: getSessionEpoch(site, company),
    }),
  );

const forget = async (
  form: Extract<PhoneForm, { intent: 'forget' | 'forget-all' }>,
  session: Session,
) => {
  const { context, deps, access } = session;
  const { scope, driver, ownDeviceId, viaId } = access;
  const { employeeId } = driver;
  const which = form.intent === 'forget-all' ? 'all' : { deviceId: form.deviceId };
  const forgotten = await forgetOwnDevices({ deps, scope, employeeId, which });
  const isThis = which === 'all' || which.deviceId === ownDeviceId;
  if (forgotten.ok && isThis && ownDeviceId !== undefined)
    context.setCookie(context.platform.ownDevice.clear());
  if (forgotten.ok && viaId !== undefined && (which === 'all' || which.deviceId === viaId))
    await keepSession(session);
  return forgotten;
};

const removeOne = async (passkeyId: string, session: Session) => {
  const { access, context } = session;
  const removed = await removePasskey({ deps: context.platform.deps, access, passkeyId });
  if (removed.ok && access.viaId === passkeyId) await keepSession(session);
  return removed;
};

const addHere = async (
  { currentPassword, handle, answer }: Extract<PhoneForm, { intent: 'add-passkey' }>,
  { request, context, access }: Session,
) => {
  // Not the tenant's own, because passkeys are found across all tenants.
  const { deps, passkeys: verifier, passkeyChallenges } = context.platform;
  if (!verifier) return fail({ code: 'passkey-invalid' } as const);
  const added = await addPasskey({
    deps,
    access,
    verifier,
    challenge: await passkeyChallenges.read(request),
    input: { currentPassword, handle, answer },
    name: deviceWords(request.headers.get('user-agent')),
    ...(await attemptOrigin(request, context)),
  });
  if (added.ok) context.setCookie(passkeyChallenges.clear());
  return added;
};

/** Does what a form of the page asks for. */
export const actOnPhones = (form: PhoneForm, session: Session) => {
  switch (form.intent) {
    case 'remember':
      return rememberThis(session);
    case 'add-passkey':
      return addHere(form, session);
    case 'remove-passkey':
      return removeOne(form.passkeyId, session);
    case 'forget':
    case 'forget-all':
      return forget(form, session);
  }
};
