import { adminCopy, serverCopy } from '~/app/copy/copy';
import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ManageSecondFactor } from '~/app/components/account/manage-second-factor';
import { TurnOnSecondFactor } from '~/app/components/account/turn-on-second-factor';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { pageTitle } from '~/app/components/shell/product';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { useSending } from '~/app/components/forms/use-sending';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { accountAction, accountLoader } from '~/app/platform/guards/guards.server';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { changeSecondFactor } from '~/app/services/access/change-second-factor.server';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { recoveryCodeCount } from '~/domain/access/limits';
import { recoveryCodesSchema, secondFactorSchema } from '~/domain/access/second-factor-schema';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.common.twoStepSignIn) }];

const currentPassword = z.string().max(1000);
const recoveryCodes = z
  .string()
  .max(1000)
  .transform((text) => text.split(' '))
  .pipe(recoveryCodesSchema);
const changeForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('turn-on'),
    currentPassword,
    recoveryCodes,
    secret: secondFactorSchema.shape.secret,
    code: z
      .string()
      .max(100)
      .transform((typed) => typed.replace(/\s/g, '')),
  }),
  z.object({ intent: z.literal('new-recovery-codes'), currentPassword, recoveryCodes }),
  z.object({ intent: z.literal('turn-off'), currentPassword }),
]);

const newRecoveryCodes = ({ ids }: Deps) =>
  Array.from({ length: recoveryCodeCount }, () => ids.printedCode());

/** What the user needs to set up an app: the secret as text, as a URI and as a QR code, with recovery codes. */
const makeEnrolment = (
  { oneTimePasswords }: Deps,
  { scope, username }: AdminSession,
  { secret, recoveryCodes }: { secret: string; recoveryCodes: readonly string[] },
) => {
  const uri = oneTimePasswords.uri(secret, `${username} ${scope.companyId} ${scope.siteId}`);
  return { secret, uri, qr: qrCode(uri), recoveryCodes };
};

export const loader = accountLoader(async ({ request, deps, access }) => {
  const { recoveryCodesLeft } = access;
  const isOn = recoveryCodesLeft !== undefined;
  const wantsCodes = new URL(request.url).searchParams.get('codes') === 'new';
  const made = { secret: deps.oneTimePasswords.newSecret(), recoveryCodes: newRecoveryCodes(deps) };
  return {
    recoveryCodesLeft: recoveryCodesLeft ?? 0,
    enrolment: isOn ? null : makeEnrolment(deps, access, made),
    newCodes: isOn && wantsCodes ? made.recoveryCodes : null,
  };
});

export const action = accountAction(async ({ request, sentForm, context, deps, access }) => {
  const { currentPassword, ...change } = await sentForm.parse(changeForm);
  const origin = await attemptOrigin(request, context);
  const changed = await changeSecondFactor({ deps, access, currentPassword, change, ...origin });
  if (!changed.ok) {
    // After an error, show the same secret and codes again, because the user may already have scanned or written them
    // down.
    const shown = {
      enrolment: change.intent === 'turn-on' ? makeEnrolment(deps, access, change) : null,
      newCodes: change.intent === 'new-recovery-codes' ? change.recoveryCodes : null,
    };
    const { status, ...message } = getErrorMessage(changed.error);
    return data({ ...shown, error: { code: changed.error.code, ...message } }, { status });
  }
  context.setCookie(await context.platform.sessions.start('admin', changed.value));
  return redirectWithToast({ context }, '/admin/account', {
    title: serverCopy.account.twoStepToasts[change.intent],
    description: serverCopy.account.otherSessionsEnded,
    kind: 'success',
  });
});

export default function TwoStepSignIn() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useSending();
  const form = useFocusFirstError<HTMLDivElement>(answer);
  const errors = fieldErrors(answer?.error);
  const enrolment = answer?.enrolment ?? page.enrolment;
  return (
    <AdminPage
      title={adminCopy.common.twoStepSignIn}
      back={{ to: '/admin/account', label: adminCopy.account.backToAccount }}
    >
      <div ref={form} className="flex max-w-2xl flex-col gap-5">
        <ErrorAlert error={errors.general} />
        {enrolment ? (
          <TurnOnSecondFactor {...{ enrolment, errors, isBusy }} />
        ) : (
          <ManageSecondFactor
            recoveryCodesLeft={page.recoveryCodesLeft}
            newCodes={answer?.newCodes ?? page.newCodes}
            error={errors.currentPassword}
            isBusy={isBusy}
          />
        )}
      </div>
    </AdminPage>
  );
}
