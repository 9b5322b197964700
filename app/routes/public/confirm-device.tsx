import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MailLinkPage } from '~/app/components/messages/mail-link-page';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { readContactLink } from '~/app/platform/guards/open-contact-link.server';
import type { Platform } from '~/app/platform/http/context.server';
import { confirmDevice, findLinkedDevice } from '~/app/services/contacts/confirm-device.server';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.messages.turnOn) }, unlisted];

const over = () =>
  data({ state: 'over', text: serverCopy.notifications.over } as const, { status: 404 });
const confirmed = () => data({ state: 'done', text: serverCopy.notifications.turnedOn } as const);

const openDevice = async (request: Request, platform: Platform) => {
  const read = await readContactLink(request, platform, platform.deviceLinks);
  const found = read && (await findLinkedDevice(read));
  return found && { deps: read.deps, found };
};

/** A tap on the first notification leads here, in case its worker could not confirm the device by itself. */
export const loader = publicLoader(async ({ request, context: { platform } }) => {
  const opened = await openDevice(request, platform);
  if (!opened) return over();
  if (!opened.found.device.unconfirmed) return confirmed();
  const text = serverCopy.notifications.question(opened.found.site.name);
  return data({ state: 'ask', text } as const);
});

const field = { name: 'intent', value: 'confirm' } as const;
const confirmForm = z.object({ [field.name]: z.literal(field.value) });

export const action = publicAction(async ({ request, sentForm, context: { platform } }) => {
  await sentForm.parse(confirmForm);
  const opened = await openDevice(request, platform);
  return opened && (await confirmDevice(opened)) ? confirmed() : over();
});

export default function ConfirmDevice() {
  const loaded = useLoaderData<typeof loader>();
  const view = useActionData<typeof action>() ?? loaded;
  return <MailLinkPage title={copy.messages.turnOn} view={view} field={field} />;
}
