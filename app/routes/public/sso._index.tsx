import { redirectDocument } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { LoginFrame } from '~/app/components/login/login-frame';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy, copy } from '~/app/copy/copy';
import { accountFields } from '~/app/platform/forms/account-fields';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { ssoPath } from '~/domain/company/paths';

export const meta = titlePage(() => adminCopy.sso.startTitle);

const startForm = z.object({ companyId: accountFields.companyId });

export const loader = publicLoader(async ({ request }) => ({
  companyId: new URL(request.url).searchParams.get('c') ?? '',
}));

/** Looks nothing up, so that every company gets the same answer here. */
export const action = publicAction(async ({ request, sentForm }) => {
  const { companyId } = await sentForm.parse(startForm);
  const { searchParams } = new URL(request.url);
  const next = searchParams.get('next');
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`;
  return redirectDocument(`${ssoPath(companyId)}${query}`, 303);
});

/** Asks at which company somebody wants to sign in with its own accounts. */
export default function StartSso() {
  const { sso, adminPortal } = adminCopy;
  const { companyId } = useLoaderData<typeof loader>();
  return (
    <LoginFrame title={sso.startTitle} text={sso.startText}>
      <PostForm className="flex flex-col gap-5">
        <TextInput
          label={copy.login.companyId}
          name="companyId"
          autoComplete="organization"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={companyId}
          inputClassName="uppercase"
          hint={sso.startHint}
        />
        <SendButton variant="primary" size="lg" busyText={adminPortal.loggingIn}>
          {adminPortal.continue}
        </SendButton>
      </PostForm>
      <LinkButton to="/admin-portal" variant="ghost">
        {sso.otherWay}
      </LinkButton>
    </LoginFrame>
  );
}
