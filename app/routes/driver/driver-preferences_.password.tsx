import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { NewPasswordFields } from '~/app/components/account/new-password-fields';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { ResetCodeInput } from '~/app/components/login/reset-form';
import { SecurityQuestionsCard } from '~/app/components/login/security-questions-card';
import { titlePage } from '~/app/components/shell/product';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { exitPath } from '~/app/components/ui/exit-form';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { answerFields, toAnswers } from '~/app/platform/forms/answer-fields';
import { pageField } from '~/app/platform/forms/form-fields';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { activeKiosk } from '~/app/platform/guards/kiosk.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { readAnew, redirectWithToast } from '~/app/platform/http/toast.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { changeDriverPassword } from '~/app/services/passwords/change-driver-password.server';
import { changeSecurityAnswers } from '~/app/services/passwords/change-security-answers.server';
import { isSameTenant } from '~/domain/company/scope';

export const meta = titlePage(() => copy.driverPassword.title);

const selection = 'password';

/**
 * `signedInBy` is enough to tell whether the driver has a password, because setting a password ends all sessions that
 * were opened without one.
 */
export const loader = driverLoader(async ({ deps, access }) => {
  const { site, driver, signedInBy, hasAnswers } = access;
  return {
    employeeId: driver.employeeId,
    siteName: site.name,
    hasPassword: signedInBy === 'password',
    hasAnswers: hasAnswers ?? false,
    allowsQuestions: site.settings.securityQuestions,
    pageKey: makePageKey({ deps, access, selection }),
  };
});

const passwordForm = z.object({
  intent: z.literal('password').default('password'),
  currentPassword: z.string().max(1000).default(''),
  code: z.string().max(100).default(''),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
  page: pageField,
});
const answersForm = z.object({
  intent: z.enum(['set-answers', 'remove-answers']),
  currentPassword: z.string().max(1000),
  ...answerFields,
  page: pageField,
});

export const action = driverAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(z.union([answersForm, passwordForm]));
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, '/driver-preferences/password', own.error);
  const { intent, currentPassword } = form;
  const { platform } = context;
  const origin = await attemptOrigin(request, context);
  const changed =
    form.intent === 'password'
      ? await changeDriverPassword({
          deps,
          access,
          input: {
            password: form.password,
            repeated: form.repeated,
            proof: access.signedInBy === 'password' ? currentPassword : form.code,
          },
          ...origin,
        })
      : await changeSecurityAnswers({
          deps,
          access,
          input: { currentPassword, answers: intent === 'set-answers' ? toAnswers(form) : null },
          ...origin,
        });
  if (!changed.ok) {
    const { status, ...message } = getErrorMessage(changed.error);
    return data({ intent, error: { code: changed.error.code, ...message } }, { status });
  }
  const atKiosk = isSameTenant(await activeKiosk(request, context), access.scope);
  context.setCookie(await platform.sessions.start('driver', { ...changed.value, atKiosk }));
  return redirectWithToast({ context }, '/driver-preferences', {
    ...serverCopy.driverPassword.toasts[intent],
    kind: 'success',
  });
});

export default function DriverPassword() {
  const { employeeId, siteName, hasPassword, ...questions } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const sent = useNavigation().formData;
  const page = useFocusFirstError<HTMLDivElement>(refused);
  const isOfPassword = refused?.intent === 'password';
  const { general, ...errors } = fieldErrors(isOfPassword ? refused.error : undefined);
  return (
    <div ref={page} className="shell max-w-2xl pt-5 pb-8">
      <PageHeader
        title={copy.driverPassword.title}
        eyebrow={siteName}
        description={copy.driverPassword.intro}
        back={{ to: '/driver-preferences', label: copy.common.backToList }}
      />
      <Card title={hasPassword ? copy.driverPassword.changeTitle : copy.driverPassword.setTitle}>
        <PostForm noValidate className="flex flex-col gap-5">
          <ErrorAlert error={general} />
          <input type="hidden" name="intent" value="password" />
          {hasPassword ? (
            <PasswordInput
              label={copy.login.currentPassword}
              name="currentPassword"
              required
              error={errors.currentPassword}
            />
          ) : (
            <>
              <p className="text-muted">{copy.driverPassword.askForCode}</p>
              <ResetCodeInput />
            </>
          )}
          <NewPasswordFields whose="driver" username={employeeId} errors={errors} />
          <Button
            variant="primary"
            className="self-start"
            busy={sent?.get('intent') === 'password'}
            busyText={copy.common.saving}
          >
            {hasPassword ? copy.driverPassword.change : copy.login.setThePassword}
          </Button>
        </PostForm>
      </Card>
      {hasPassword && (questions.allowsQuestions || questions.hasAnswers) && (
        <SecurityQuestionsCard
          {...questions}
          error={isOfPassword ? undefined : refused?.error}
          sent={sent?.get('intent')}
        />
      )}
      <Card title={copy.driverPassword.everywhereTitle} className="mt-5">
        <p className="text-muted">{copy.driverPassword.everywhereText}</p>
        <form method="post" action={`${exitPath}?everywhere=1`} className="mt-3">
          <Button>{copy.driverPassword.everywhereTitle}</Button>
        </form>
      </Card>
    </div>
  );
}
