import { copy, serverCopy } from '~/app/copy/copy';
import { data, type AppLoadContext, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { LoginFrame } from '~/app/components/login/login-frame';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { findLinkedContact } from '~/app/services/mail/find-linked-contact.server';
import { removeLostAddress } from '~/app/services/mail/remove-lost-address.server';
import { maskedEmail } from '~/domain/mail/contact';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.emailAlerts.stop) }, unlisted];

/** Reads with the rights of the link's tenant alone, because there is no session. */
const openLink = async (request: Request, { platform }: AppLoadContext) => {
  const token = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 1000);
  const link = await platform.unsubscribeLinks.read(token);
  if (!link) return null;
  const deps = platform.getDeps(link);
  return { deps, found: await findLinkedContact({ deps, link }) };
};

const unknownLink = () =>
  data({ state: 'unknown', text: serverCopy.emailAlerts.linkOver } as const, { status: 404 });

export const loader = publicLoader(async ({ request, context }) => {
  const opened = await openLink(request, context);
  if (!opened) return unknownLink();
  const { found } = opened;
  const text = found
    ? serverCopy.emailAlerts.stopQuestion(maskedEmail(found.contact.email), found.site.name)
    : serverCopy.emailAlerts.stopped;
  return data({ state: found ? 'ask' : 'stopped', text } as const);
});

/** What mail programs send for a click on their own button (RFC 8058), and what this page's form sends too. */
const oneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

export const action = publicAction(async ({ request, sentForm, context }) => {
  await sentForm.parse(oneClickForm);
  const opened = await openLink(request, context);
  if (!opened) return unknownLink();
  const { deps, found } = opened;
  if (found) await removeLostAddress({ deps, ...found, why: 'unsubscribed' });
  return data({ state: 'stopped', text: serverCopy.emailAlerts.stopped } as const);
});

export default function Unsubscribe() {
  const loaded = useLoaderData<typeof loader>();
  const { state, text } = useActionData<typeof action>() ?? loaded;
  const isBusy = useSending();
  return (
    <LoginFrame title={copy.emailAlerts.stop}>
      {state === 'ask' ? (
        <PostForm className="flex flex-col gap-5">
          <p>{text}</p>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button variant="primary" size="lg" busy={isBusy} busyText={copy.common.saving}>
            {copy.emailAlerts.stop}
          </Button>
        </PostForm>
      ) : (
        <Alert kind={state === 'unknown' ? 'warning' : 'info'} title={text} />
      )}
    </LoginFrame>
  );
}
