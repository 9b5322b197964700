import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { AccountFields } from '~/app/components/login/account-fields';
import { LoginFrame } from '~/app/components/login/login-frame';
import { pageTitle } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { accountFields } from '~/app/platform/forms/account-fields';
import { atLeast } from '~/app/platform/http/at-least.server';
import { failure } from '~/app/platform/forms/form.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { askPasswordLink } from '~/app/services/passwords/ask-password-link.server';

export const meta: MetaFunction = () => [{ title: pageTitle('Forgot password') }];

const accountForm = z.object(accountFields);

export const loader = publicLoader(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  return { companyId: query.get('c') ?? '', siteId: query.get('s') ?? '' };
});

/** Longer than it takes to store a link and its mail, which only accounts that exist get. */
const answerMs = 300;

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const { username, ...tenant } = await sentForm.parse(accountForm);
  const origin = await attemptOrigin(request, context);
  const asked = await atLeast(answerMs, askPasswordLink({ deps, tenant, username, ...origin }));
  return asked.ok ? { asked: true as const } : failure(asked.error);
});

export default function ForgotPassword() {
  const tenant = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useSending();
  if (answer && 'asked' in answer) {
    return (
      <LoginFrame title="Check your inbox">
        <Alert kind="info" live="polite">
          If this account exists and has an email address, a link is on its way. It works once,
          within 72 hours.
        </Alert>
        <p className="text-muted">
          No email after a few minutes? Check your spam folder, or ask the person who set up your
          account.
        </p>
        <LinkButton to="/admin-portal" variant="primary" size="lg">
          Back to login
        </LinkButton>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame
      title="Forgot password"
      text="For administrators. We email a link for setting a new password to the address of your account."
    >
      <ErrorAlert error={answer?.error} />
      <PostForm className="flex flex-col gap-5">
        <AccountFields known={tenant} />
        <div className="flex gap-3">
          <LinkButton to="/admin-portal" size="lg">
            Back
          </LinkButton>
          <Button variant="primary" size="lg" className="grow" busy={isBusy} busyText="Sending…">
            Email me a link
          </Button>
        </div>
      </PostForm>
    </LoginFrame>
  );
}
