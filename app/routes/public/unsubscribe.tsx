import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MailLinkPage } from '~/app/components/messages/mail-link-page';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { openContactLink } from '~/app/platform/guards/open-contact-link.server';
import { removeLostAddress } from '~/app/services/contacts/remove-lost-address.server';
import { maskedEmail } from '~/domain/mail/contact';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.emailAlerts.stop) }, unlisted];

const overLink = () =>
  data({ state: 'over', text: serverCopy.emailAlerts.linkOver } as const, { status: 404 });

export const loader = publicLoader(async ({ request, context: { platform } }) => {
  const opened = await openContactLink(request, platform, platform.unsubscribeLinks);
  if (!opened) return overLink();
  const { found } = opened;
  const { stopQuestion, refuseQuestion, stopped } = serverCopy.emailAlerts;
  if (!found) return data({ state: 'done', text: stopped } as const);
  const { contact, site } = found;
  const isRefusal = contact.unconfirmed === true;
  const ask = isRefusal ? refuseQuestion : stopQuestion;
  const text = ask(maskedEmail(contact.email), site.name);
  return data({ state: 'ask', text, isRefusal } as const);
});

/** What mail programs send for a click on their own button (RFC 8058), and what this page's form sends too. */
const field = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
const oneClickForm = z.object({ [field.name]: z.literal(field.value) });

export const action = publicAction(async ({ request, sentForm, context: { platform } }) => {
  await sentForm.parse(oneClickForm);
  const opened = await openContactLink(request, platform, platform.unsubscribeLinks);
  if (!opened) return overLink();
  const { deps, found } = opened;
  const why = found?.contact.unconfirmed ? 'refused' : 'unsubscribed';
  if (found) await removeLostAddress({ deps, ...found, why });
  return data({ state: 'done', text: serverCopy.emailAlerts.stopped } as const);
});

export default function Unsubscribe() {
  const loaded = useLoaderData<typeof loader>();
  const view = useActionData<typeof action>() ?? loaded;
  const isRefusal = 'isRefusal' in view && view.isRefusal;
  const title = copy.emailAlerts[isRefusal ? 'remove' : 'stop'];
  return <MailLinkPage title={title} view={view} field={field} />;
}
