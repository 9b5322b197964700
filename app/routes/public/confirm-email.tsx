import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MailLinkPage } from '~/app/components/messages/mail-link-page';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { openContactLink } from '~/app/platform/guards/open-contact-link.server';
import { confirmAddress } from '~/app/services/contacts/confirm-address.server';
import { maskedEmail } from '~/domain/mail/contact';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.emailAlerts.confirm) }, unlisted];

const overLink = () =>
  data({ state: 'over', text: serverCopy.emailAlerts.linkOver } as const, { status: 404 });
const confirmed = () => data({ state: 'done', text: serverCopy.emailAlerts.confirmed } as const);

export const loader = publicLoader(async ({ request, context: { platform } }) => {
  const opened = await openContactLink(request, platform, platform.confirmationLinks);
  if (!opened?.found?.isOpen) return overLink();
  const { contact, site } = opened.found;
  if (!contact.unconfirmed) return confirmed();
  const text = serverCopy.emailAlerts.confirmQuestion(maskedEmail(contact.email), site.name);
  return data({ state: 'ask', text } as const);
});

const field = { name: 'intent', value: 'confirm' } as const;
const confirmForm = z.object({ [field.name]: z.literal(field.value) });

export const action = publicAction(async ({ request, sentForm, context: { platform } }) => {
  await sentForm.parse(confirmForm);
  const opened = await openContactLink(request, platform, platform.confirmationLinks);
  if (!opened?.found?.isOpen) return overLink();
  const { deps, found } = opened;
  return (await confirmAddress({ deps, ...found })) ? confirmed() : overLink();
});

export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>();
  const view = useActionData<typeof action>() ?? loaded;
  return <MailLinkPage title={copy.emailAlerts.confirm} view={view} field={field} />;
}
