import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { idList, pageField } from '~/app/platform/forms/form-fields';
import { deviceWords } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { addDevice } from '~/app/services/contacts/add-device.server';
import {
  changeContact,
  sendConfirmationAgain,
} from '~/app/services/contacts/change-contact.server';
import { changeNumber, sendCodeAgain } from '~/app/services/contacts/change-number.server';
import { chooseMessages } from '~/app/services/contacts/choose-messages.server';
import { confirmNumber } from '~/app/services/contacts/confirm-number.server';
import { removeDevice } from '~/app/services/contacts/remove-device.server';
import { channels, messageKinds, type Channel } from '~/domain/mail/message-kinds';
import { subscriptionSchema } from '~/domain/mail/push-device';
import { ok } from '~/domain/shared/result';

/** Checkboxes with the same name: none, one or many kinds. */
const kindList = idList.pipe(z.array(z.enum(messageKinds)));

/** People may copy spaces along. */
const numberCodeField = z
  .string()
  .max(100)
  .transform((code) => code.replaceAll(/\D/g, ''));

export const messageForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), email: z.string().max(1000).trim(), page: pageField }),
  z.object({ intent: z.literal('remove'), page: pageField }),
  z.object({ intent: z.literal('again'), page: pageField }),
  z.object({
    intent: z.literal('choose-messages'),
    /** The channels whose switch is on. */
    channel: idList.pipe(z.array(z.enum(channels))),
    'by-email': kindList,
    'by-push': kindList,
    'by-sms': kindList,
    page: pageField,
  }),
  z.object({
    intent: z.literal('save-number'),
    number: z.string().max(1000).trim(),
    page: pageField,
  }),
  z.object({ intent: z.literal('new-code'), page: pageField }),
  z.object({ intent: z.literal('confirm-number'), code: numberCodeField, page: pageField }),
  z.object({ intent: z.literal('remove-number'), page: pageField }),
  z.object({ intent: z.literal('add-device'), ...subscriptionSchema.shape, page: pageField }),
  z.object({ intent: z.literal('remove-device'), deviceId: z.string().max(40), page: pageField }),
]);
type MessageForm = z.infer<typeof messageForm>;

interface Session {
  readonly request: Request;
  readonly context: RequestContext;
  readonly deps: Deps;
  readonly access: DriverSession;
}

export const isKiosk = async (request: Request, { platform }: RequestContext): Promise<boolean> =>
  (await platform.kiosks.read(request)) !== null;

const addThisDevice = async (
  { endpoint, p256dh, auth }: Extract<MessageForm, { intent: 'add-device' }>,
  { request, context, deps, access }: Session,
) => {
  const { env, deviceLinks, deviceCookie } = context.platform;
  const added = await addDevice({
    deps,
    access,
    subscription: { endpoint, p256dh, auth },
    name: deviceWords(request.headers.get('user-agent')),
    isKiosk: await isKiosk(request, context),
    localOrigin: env.PUSH_LOCAL_ORIGIN,
    signConfirmation: deviceLinks.sign,
  });
  if (added.ok) context.setCookie(deviceCookie.write(added.value));
  return added;
};

const removeOwnDevice = async (deviceId: string, { request, context, deps, access }: Session) => {
  const { scope, driver } = access;
  const { employeeId, name } = driver;
  const event = { code: 'device-changed', change: 'removed' } as const;
  await removeDevice({ deps, scope, employeeId, deviceId, event, name });
  const { deviceCookie } = context.platform;
  if (deviceCookie.read(request) === deviceId) context.setCookie(deviceCookie.clear());
  return ok(null);
};

/** Does what a form of the page asks for. */
export const actOnMessages = (form: MessageForm, session: Session) => {
  const { deps, access, context } = session;
  const change = { deps, access, signConfirmation: context.platform.confirmationLinks.sign };
  switch (form.intent) {
    case 'save':
      return changeContact({ ...change, email: form.email });
    case 'remove':
      return changeContact({ ...change, email: null });
    case 'again':
      return sendConfirmationAgain(change);
    case 'choose-messages': {
      const toChoice = (channel: Channel) => ({
        isOn: form.channel.includes(channel),
        kinds: form[`by-${channel}`],
      });
      const chosen = {
        email: toChoice('email'),
        push: toChoice('push'),
        ...(deps.texting && { sms: toChoice('sms') }),
      };
      return chooseMessages({ deps, access, chosen });
    }
    case 'save-number':
      return changeNumber({ deps, access, typed: form.number });
    case 'remove-number':
      return changeNumber({ deps, access, typed: null });
    case 'new-code':
      return sendCodeAgain({ deps, access });
    case 'confirm-number':
      return confirmNumber({ deps, access, code: form.code });
    case 'add-device':
      return addThisDevice(form, session);
    case 'remove-device':
      return removeOwnDevice(form.deviceId, session);
  }
};

export const getToast = (intent: MessageForm['intent']) => {
  const { notifications, emailAlerts, texts } = serverCopy;
  switch (intent) {
    case 'add-device':
      return notifications.added;
    case 'remove-device':
      return notifications.removed;
    case 'save-number':
      return texts.toasts.saved;
    case 'new-code':
      return texts.toasts.again;
    case 'confirm-number':
      return texts.toasts.confirmed;
    case 'remove-number':
      return texts.toasts.removed;
    default:
      return emailAlerts.toasts[intent];
  }
};
