import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldErrors } from '~/app/components/account/field-errors';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { titlePage } from '~/app/components/shell/product';
import { AddPasskey } from '~/app/components/two-step/add-passkey';
import { ManageSecondFactor } from '~/app/components/two-step/manage-second-factor';
import { NewCodes } from '~/app/components/two-step/new-codes';
import { PasskeyInstead } from '~/app/components/two-step/own-password';
import { RemovePart } from '~/app/components/two-step/remove-part';
import { TurnOnSecondFactor } from '~/app/components/two-step/turn-on-second-factor';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { accountAction, accountLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { actOnTwoStep, twoStepForm } from './two-step-forms.server';
import { makeEnrolment, readTwoStepView } from './two-step-view.server';

export const meta = titlePage(() => adminCopy.common.twoStepSignIn);

export const loader = accountLoader(({ request, context, deps, access }) =>
  readTwoStepView({ request, context, deps, access }),
);

export const action = accountAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(twoStepForm);
  const changed = await actOnTwoStep(form, { request, context, deps, access });
  if (!changed.ok) {
    // After an error, show the same secret and codes again, because the user may already have scanned or written them
    // down.
    const shown = {
      enrolment: form.intent === 'turn-on' ? makeEnrolment(deps, access, form) : null,
      recoveryCodes: 'recoveryCodes' in form ? (form.recoveryCodes ?? null) : null,
    };
    const { status, ...message } = getErrorMessage(changed.error);
    return data({ ...shown, error: { code: changed.error.code, ...message } }, { status });
  }
  context.setCookie(await context.platform.sessions.start('admin', changed.value));
  return redirectWithSuccess(
    { context },
    '/admin/account',
    serverCopy.account.twoStepToasts[form.intent],
    serverCopy.account.otherSessionsEnded,
  );
});

/** The form that the URL asks for, or what the account has. */
const TwoStepForms = () => {
  const { enrolment: newEnrolment, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = fieldErrors(answer?.error);
  const error = errors.currentPassword;
  const { newPasskey, removed, factor } = page;
  const enrolment = newEnrolment && (answer?.enrolment ?? newEnrolment);
  if (enrolment)
    return (
      <>
        {!factor && page.canAddPasskey && <PasskeyInstead />}
        <TurnOnSecondFactor enrolment={enrolment} errors={errors} />
      </>
    );
  if (newPasskey) {
    const recoveryCodes =
      newPasskey.recoveryCodes && (answer?.recoveryCodes ?? newPasskey.recoveryCodes);
    return <AddPasskey {...newPasskey} recoveryCodes={recoveryCodes} error={error} />;
  }
  if (removed) return <RemovePart {...removed} error={error} />;
  if (page.newCodes)
    return <NewCodes codes={answer?.recoveryCodes ?? page.newCodes} error={error} />;
  return factor && <ManageSecondFactor {...page} factor={factor} error={error} />;
};

export default function TwoStepSignIn() {
  const answer = useActionData<typeof action>();
  const form = useFocusFirstError<HTMLDivElement>(answer);
  return (
    <AdminPage
      title={adminCopy.common.twoStepSignIn}
      back={{ to: '/admin/account', label: adminCopy.account.backToAccount }}
    >
      <div ref={form} className="flex max-w-2xl flex-col gap-5">
        <ErrorAlert error={fieldErrors(answer?.error).general} />
        <TwoStepForms />
      </div>
    </AdminPage>
  );
}
