import * as z from 'zod';
import { pageField } from '~/app/platform/forms/form-fields';
import { deviceWords } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { forgetOwnDevices } from '~/app/services/own-devices/forget-own-devices.server';
import { rememberOwnDevice } from '~/app/services/own-devices/remember-own-device.server';

export const phoneForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remember'), page: pageField }),
  z.object({ intent: z.literal('forget'), deviceId: z.string().max(40), page: pageField }),
  z.object({ intent: z.literal('forget-all'), page: pageField }),
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

const forget = async (
  form: Exclude<PhoneForm, { intent: 'remember' }>,
  { context, deps, access }: Session,
) => {
  const { scope, driver, ownDeviceId } = access;
  const { employeeId } = driver;
  const which = form.intent === 'forget-all' ? 'all' : { deviceId: form.deviceId };
  const forgotten = await forgetOwnDevices({ deps, scope, employeeId, which });
  const isThis = which === 'all' || which.deviceId === ownDeviceId;
  if (forgotten.ok && isThis && ownDeviceId !== undefined)
    context.setCookie(context.platform.ownDevice.clear());
  return forgotten;
};

/** Does what a form of the page asks for. */
export const actOnPhones = (form: PhoneForm, session: Session) =>
  form.intent === 'remember' ? rememberThis(session) : forget(form, session);
