import { redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { useSending } from '~/app/components/forms/use-sending';
import { LoginFrame } from '~/app/components/login/login-frame';
import { SecondStepFields } from '~/app/components/login/second-step-fields';
import { titlePage } from '~/app/components/shell/product';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { openAdminSession } from '~/app/platform/guards/admin-session.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import {
  answerSecondStep,
  describeSecondStep,
  stepFields,
} from '~/app/platform/guards/second-step.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { afterAdminLogin } from '~/app/platform/http/safe-path';

export const meta = titlePage(() => adminCopy.common.twoStepSignIn);

const stepForm = z.union([stepFields.passkey, stepFields.code]);

/** Redirects to the password step unless the password was entered in the last few minutes. */
const readFirstStep = async (
  request: Request,
  { platform }: Parameters<Parameters<typeof publicLoader>[0]>[0]['context'],
) => {
  const reading = await platform.sessions.read(request, 'admin-code');
  if (reading.status === 'valid') return reading.claims;
  throw redirect(`/admin-portal${new URL(request.url).search}`, 303);
};

export const loader = publicLoader(async ({ request, context, deps }) => {
  const { sub, companyId, siteId, challenge } = await readFirstStep(request, context);
  const account = { username: sub, companyId, siteId };
  const step = await describeSecondStep({ context, deps }, { ...account, challenge });
  return { ...account, step };
});

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const claims = await readFirstStep(request, context);
  const sent = await sentForm.parse(stepForm);
  const signedIn = await answerSecondStep({ request, context, deps }, claims, sent);
  if (!signedIn.ok) return failure(signedIn.error);
  await openAdminSession(request, context, signedIn.value);
  const answer = redirect(afterAdminLogin(request), 303);
  return goOnInOwnLanguage({ request, context }, 'admin', signedIn.value, answer);
});

export default function EnterCode() {
  const { username, companyId, siteId, step } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isBusy = useSending();
  const submit = useSubmit();
  const form = useFocusFirstError<HTMLDivElement>(refused);
  const errors = fieldErrors(refused?.error);
  return (
    <LoginFrame
      title={adminCopy.common.twoStepSignIn}
      text={
        <Sentence
          text={adminCopy.adminPortal.usernameAt(`${companyId} ${siteId}`)}
          parts={{ username: <strong>{username}</strong> }}
        />
      }
    >
      <div ref={form}>
        <PostForm noValidate className="flex flex-col gap-5">
          <ErrorAlert error={errors.general} />
          <SecondStepFields
            step={step}
            isBusy={isBusy}
            error={errors.code}
            onAnswer={(answer) => submit({ answer }, { method: 'post' })}
          />
        </PostForm>
      </div>
      <Link to="/admin-portal" className="link self-center">
        {adminCopy.adminPortal.startAgain}
      </Link>
    </LoginFrame>
  );
}
