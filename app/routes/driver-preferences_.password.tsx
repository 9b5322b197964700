import type { MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { NewPasswordFields } from '~/app/components/account/new-password-fields';
import { ErrorAlert } from '~/app/components/admin/error-alert';
import { ResetCodeInput } from '~/app/components/login/redeem-code-form';
import { pageTitle } from '~/app/components/shell/product';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PageHeader } from '~/app/components/ui/page-header';
import { PasswordInput } from '~/app/components/ui/password-input';
import { useFocusFirstError } from '~/app/components/ui/use-focus-first-error';
import { failure, parseForm } from '~/app/platform/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards.server';
import { activeKiosk } from '~/app/platform/kiosk.server';
import { redirectWithToast } from '~/app/platform/toast.server';
import { changeDriverPassword } from '~/app/services/access/change-driver-password.server';
import { isSameTenant } from '~/domain/tenancy/scope';

export const meta: MetaFunction = () => [{ title: pageTitle('Your password') }];

/** A session without a password is over as soon as one is set: how they signed in says what is on file. */
export const loader = driverLoader(async ({ access: { site, driver, signedInBy } }) => ({
  employeeId: driver.employeeId,
  siteName: site.name,
  hasPassword: signedInBy === 'password',
}));

const passwordForm = z.object({
  currentPassword: z.string().max(1000).default(''),
  code: z.string().max(100).default(''),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});

export const action = driverAction(async ({ request, context, deps, access }) => {
  const { currentPassword, code, ...chosen } = await parseForm(request, passwordForm);
  const proof = access.signedInBy === 'password' ? currentPassword : code;
  const { clientAddress: address, platform } = context;
  const changed = await changeDriverPassword({
    deps,
    access,
    input: { ...chosen, proof },
    address,
  });
  if (!changed.ok) return failure(changed.error);
  const atKiosk = isSameTenant(await activeKiosk(request, context), access.scope);
  context.setCookie(await platform.sessions.start('driver', { ...changed.value, atKiosk }));
  return redirectWithToast({ context }, '/driver-preferences', {
    title: 'Password saved',
    description: 'You need it from now on. Other sessions of yours have ended.',
    kind: 'success',
  });
});

export default function DriverPassword() {
  const { employeeId, siteName, hasPassword } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useFocusFirstError<HTMLFormElement>(error);
  const { general, ...errors } = fieldErrors(error);
  return (
    <div className="shell max-w-2xl pt-5 pb-8">
      <PageHeader
        title="Your password"
        eyebrow={siteName}
        description="With a password, nobody who knows your Employee ID can change your list."
        back={{ to: '/driver-preferences', label: 'Back to your list' }}
      />
      <Card title={hasPassword ? 'Change your password' : 'Set a password'}>
        <Form method="post" noValidate ref={form} className="flex flex-col gap-5">
          <ErrorAlert error={general} />
          {hasPassword ? (
            <PasswordInput
              label="Current password"
              name="currentPassword"
              required
              error={errors.currentPassword}
            />
          ) : (
            <>
              <p className="text-muted">
                For the first one, ask your administrator for a one-time code.
              </p>
              <ResetCodeInput />
            </>
          )}
          <NewPasswordFields whose="driver" username={employeeId} errors={errors} />
          <Button variant="primary" className="self-start" busy={isBusy} busyText="Saving…">
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
