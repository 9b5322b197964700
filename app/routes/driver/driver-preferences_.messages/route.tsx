import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { messagesPath } from '~/app/components/address/page-paths';
import { MessagesPage } from '~/app/components/messages/messages-page';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { readAnew, redirectWithToast } from '~/app/platform/http/toast.server';
import { getPushPublicKey } from '~/app/platform/mail/web-push.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { readContact } from '~/app/services/contacts/read-contact.server';
import { getDevices, maskedEmail } from '~/domain/mail/contact';
import { toChoices } from '~/domain/mail/message-kinds';
import { maskedNumber } from '~/domain/mail/phone';
import { actOnMessages, getToast, isKiosk, messageForm } from './message-forms.server';

export const meta = titlePage(() => copy.common.messages);

const selection = 'messages';
const path = messagesPath;

/** Masks the email address for a driver who signed in by ID alone, because anyone could know the ID. */
export const loader = driverLoader(async ({ request, context, deps, access, loaded: contact }) => {
  const { site, signedInBy } = access;
  const { email, lost, unconfirmed = false, asked, phone } = contact ?? {};
  const { sms, ...others } = toChoices(contact ?? {});
  const own = context.platform.deviceCookie.read(request);
  return {
    email: email === undefined || signedInBy === 'password' ? email : maskedEmail(email),
    lost: lost?.why,
    isUnconfirmed: unconfirmed,
    isEntered: asked?.byAdmin ?? false,
    siteName: site.name,
    pageKey: makePageKey({ deps, access, selection }),
    // Everybody uses a kiosk, so it must not show one driver's notifications.
    pushKey: (await isKiosk(request, context))
      ? null
      : getPushPublicKey(context.platform.env.PUSH_KEY),
    devices: getDevices(contact).map(({ id, name, unconfirmed = false }) => ({
      id,
      name,
      isThis: id === own,
      isUnconfirmed: unconfirmed,
    })),
    phone: deps.texting && {
      number: phone?.number && maskedNumber(phone.number),
      isUnconfirmed: phone?.code !== undefined,
      lost: phone?.lost?.why,
    },
    choices: deps.texting ? { ...others, sms } : others,
    remindHoursBefore: site.settings.remindHoursBefore,
  };
}, readContact);

export const action = driverAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(messageForm);
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  const changed = await actOnMessages(form, { request, context, deps, access });
  if (!changed.ok) {
    const { status, ...message } = getErrorMessage(changed.error);
    const error = { code: changed.error.code, ...message };
    const typed = {
      email: form.intent === 'save' ? form.email : undefined,
      number: form.intent === 'save-number' ? form.number : undefined,
    };
    return data({ typed, error }, { status });
  }
  const toast = { ...getToast(form.intent), kind: 'success' } as const;
  return redirectWithToast({ context }, path, toast);
});

export default function Messages() {
  const refused = useActionData<typeof action>();
  return <MessagesPage page={useLoaderData<typeof loader>()} {...(refused && { refused })} />;
}
