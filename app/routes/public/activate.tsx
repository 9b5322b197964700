import { data, redirect, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { NewPasswordFields } from '~/app/components/account/new-password-fields';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { LinkOver, type OverLink } from '~/app/components/login/link-over';
import { LoginFrame } from '~/app/components/login/login-frame';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { adminCopy, copy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failure } from '~/app/platform/forms/form.server';
import { openAdminSession } from '~/app/platform/guards/admin-session.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { markDevice, signInOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { startFirstSession } from '~/app/services/access/start-first-session.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { readCode, type CodeError } from '~/app/services/passwords/read-code.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { sitePath, adminLoginPath } from '~/domain/company/paths';

export const meta: MetaFunction = () => [
  { title: pageTitle(adminCopy.activation.setYourPassword) },
  unlisted,
];

/** The secret from the emailed link's URL. The Referrer-Policy header keeps that URL from other sites. */
const readSecret = (request: Request) =>
  (new URL(request.url).searchParams.get('code') ?? '').slice(0, 200);

const overLink = (error: CodeError): { over: OverLink; status: number } => {
  if (error.code === 'site-deactivated') throw redirect(sitePath(error.login), 303);
  const { status, ...message } = getErrorMessage(error);
  const login = 'login' in error ? error.login : null;
  return { over: { code: error.code, ...message, login }, status };
};

export const loader = publicLoader(async ({ request, deps }) => {
  const read = await readCode({ deps, secret: readSecret(request) });
  if (!read.ok) {
    const { over, status } = overLink(read.error);
    return data({ over, account: null }, { status });
  }
  const { code, site, company } = read.value;
  const account = {
    kind: code.kind,
    username: code.username,
    companyId: code.companyId,
    siteId: code.siteId,
    companyName: company.name,
    siteName: site.name,
  };
  return data({ over: null, account });
});

const passwordForm = z.object({ password: z.string().max(1000), repeated: z.string().max(1000) });

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const input = await sentForm.parse(passwordForm);
  const set = await setPasswordByCode({ deps, secret: readSecret(request), input });
  if (!set.ok) return failure(set.error);
  const { isFirst, ...account } = set.value;
  const origin = await signInOrigin(request, context);
  const signedIn = isFirst ? await startFirstSession({ deps, account, origin }) : null;
  const { passwordSet, passwordSetText, signedInText } = serverCopy.activation;
  if (signedIn) {
    await openAdminSession(request, context, signedIn);
    const answer = await redirectWithSuccess(
      { context },
      '/admin/dashboard',
      passwordSet,
      signedInText,
    );
    return goOnInOwnLanguage({ request, context }, 'admin', signedIn, answer);
  }
  // End the session of this browser, because it may belong to someone who used the old password.
  context.setCookie(context.platform.sessions.end('admin'));
  // Mark the device as known, so that the user who opened the link can sign in on it even while strangers try to guess
  // the password.
  await markDevice(request, context, account, adminAccount(account.username), 'password');
  return redirectWithSuccess({ context }, adminLoginPath(account), passwordSet, passwordSetText);
});

export default function Activate() {
  const { over, account } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const form = useFocusFirstError<HTMLFormElement>(error);
  if (over) return <LinkOver {...over} />;
  const { general, ...errors } = fieldErrors(error);
  return (
    <LoginFrame
      title={
        account.kind === 'activation'
          ? adminCopy.activation.activateYourAccount
          : adminCopy.activation.setNewPassword
      }
      text={`${account.siteName} · ${account.companyName}`}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-box bg-base-200 px-4 py-3">
        {[
          [adminCopy.activation.companyId, account.companyId],
          [adminCopy.common.siteCode, account.siteId],
          [adminCopy.activation.username, account.username],
        ].map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <ErrorAlert error={general} />
      <PostForm noValidate ref={form} className="flex flex-col gap-5">
        <NewPasswordFields username={account.username} errors={errors} />
        <SendButton variant="primary" size="lg" busyText={copy.common.saving}>
          {adminCopy.activation.setPassword}
        </SendButton>
      </PostForm>
    </LoginFrame>
  );
}
