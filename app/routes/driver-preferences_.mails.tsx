import { copy, serverCopy } from '~/app/copy/copy';
import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MailsPage } from '~/app/components/mails/mails-page';
import { pageTitle } from '~/app/components/shell/product';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { pageField } from '~/app/platform/forms/form-fields';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { readAnew, redirectWithToast } from '~/app/platform/http/toast.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { changeContact, sendConfirmationAgain } from '~/app/services/mail/change-contact.server';
import { readContact } from '~/app/services/mail/read-contact.server';
import { maskedEmail } from '~/domain/mail/contact';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.common.emailAlerts) }];

const selection = 'mails';
const path = '/driver-preferences/mails';

/** Masks the email address for a driver who signed in by ID alone, because anyone could know the ID. */
export const loader = driverLoader(async ({ deps, access, loaded: contact }) => {
  const { site, signedInBy } = access;
  const { email, lost, unconfirmed = false } = contact ?? {};
  return {
    email: email === undefined || signedInBy === 'password' ? email : maskedEmail(email),
    lost: lost?.why,
    isUnconfirmed: unconfirmed,
    siteName: site.name,
    pageKey: makePageKey({ deps, access, selection }),
    remindHoursBefore: site.settings.remindHoursBefore,
  };
}, readContact);

const contactForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    email: z.string().max(1000).trim(),
    page: pageField,
  }),
  z.object({ intent: z.literal('remove'), page: pageField }),
  z.object({ intent: z.literal('again'), page: pageField }),
]);

export const action = driverAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(contactForm);
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  const email = form.intent === 'save' ? form.email : null;
  const change = { deps, access, signConfirmation: context.platform.confirmationLinks.sign };
  const changed =
    form.intent === 'again'
      ? await sendConfirmationAgain(change)
      : await changeContact({ ...change, email });
  if (!changed.ok) {
    const { status, ...message } = getErrorMessage(changed.error);
    const error = { code: changed.error.code, ...message };
    return data({ typed: email ?? undefined, error }, { status });
  }
  const toast = { ...serverCopy.emailAlerts.toasts[form.intent], kind: 'success' } as const;
  return redirectWithToast({ context }, path, toast);
});

export default function Mails() {
  const refused = useActionData<typeof action>();
  return <MailsPage page={useLoaderData<typeof loader>()} {...(refused && { refused })} />;
}
