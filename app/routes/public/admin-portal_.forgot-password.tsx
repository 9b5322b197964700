import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { AccountFields } from '~/app/components/login/account-fields';
import { LoginFrame } from '~/app/components/login/login-frame';
import { titlePage } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { accountFields } from '~/app/platform/forms/account-fields';
import { failure } from '~/app/platform/forms/form.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { atLeast } from '~/app/platform/http/at-least.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';

export const meta = titlePage(() => adminCopy.adminPortal.forgotTitle);

const accountForm = z.object(accountFields);

export const loader = publicLoader(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  return { companyId: query.get('c') ?? '', siteId: query.get('s') ?? '' };
});

/**
 * The minimum time for an answer. It is longer than storing a link and its email takes, so that the response time does
 * not reveal whether an account exists.
 */
const answerMs = 300;

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const { username, ...tenant } = await sentForm.parse(accountForm);
  const origin = await attemptOrigin(request, context);
  const asked = await atLeast(answerMs, askPasswordLink({ deps, tenant, username, ...origin }));
  return asked.ok ? { asked: true as const } : failure(asked.error);
});

export default function ForgotPassword() {
  const { adminPortal } = adminCopy;
  const tenant = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'asked' in answer) {
    return (
      <LoginFrame title={adminPortal.checkYourInbox}>
        <Alert kind="info" live="polite">
          {adminPortal.linkSent}
        </Alert>
        <p className="text-muted">{adminPortal.noEmailHint}</p>
        <LinkButton to="/admin-portal" variant="primary" size="lg">
          {adminPortal.backToLogin}
        </LinkButton>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={adminPortal.forgotTitle} text={adminPortal.forgotIntro}>
      <ErrorAlert error={answer?.error} />
      <PostForm className="flex flex-col gap-5">
        <AccountFields known={tenant} />
        <div className="flex gap-3">
          <LinkButton to="/admin-portal" size="lg">
            {adminPortal.back}
          </LinkButton>
          <SendButton variant="primary" size="lg" className="grow" busyText={adminPortal.sending}>
            {adminPortal.emailLink}
          </SendButton>
        </div>
      </PostForm>
    </LoginFrame>
  );
}
