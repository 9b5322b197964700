import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import * as z from 'zod';
import { fieldErrors } from '~/app/components/account/field-errors';
import { LanguageCard } from '~/app/components/account/language-card';
import { NewPasswordFields } from '~/app/components/account/new-password-fields';
import { SignInHistory } from '~/app/components/account/sign-in-history';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { titlePage } from '~/app/components/shell/product';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { ownAccountAction, ownAccountLoader } from '~/app/platform/guards/guards.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { secondFactorPath } from '~/app/platform/guards/with-admin.server';
import { redirectWithSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import {
  changeAdminAccount,
  type ChangeAccountError,
} from '~/app/services/access/change-admin-account.server';
import { isEmailShared } from '~/app/services/access/is-email-shared.server';
import { readSignIns } from '~/app/services/access/read-sign-ins.server';
import {
  changeOwnName,
  type ChangeOwnNameError,
} from '~/app/services/people/change-own-name.server';

export const meta = titlePage(() => adminCopy.account.myAccount);

const typed = z.string().max(1000);
const accountForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('password'),
    currentPassword: typed,
    password: typed,
    repeated: typed,
  }),
  z.object({
    intent: z.literal('email'),
    currentPassword: typed,
    email: z.string().trim().max(300),
  }),
  z.object({ intent: z.literal('name'), name: z.string().max(1000) }),
]);

export const loader = ownAccountLoader(async ({ deps, access }) => {
  const [{ entered, refused }, isShared] = await Promise.all([
    readSignIns({ deps, access }),
    isEmailShared({ deps, access }),
  ]);
  const { timeZone } = access.site;
  return {
    username: access.username,
    name: access.name ?? '',
    email: access.email ?? '',
    isEmailShared: isShared,
    hasSecondFactor: access.recoveryCodesLeft !== undefined,
    twoStepPath: secondFactorPath,
    timeZone,
    entered,
    refused,
  };
});

/** A refusal, for the card whose form was sent. */
const refuse = (
  intent: z.infer<typeof accountForm>['intent'],
  error: ChangeAccountError | ChangeOwnNameError,
) => {
  const { status, ...message } = getErrorMessage(error);
  return data({ intent, error: { code: error.code, ...message } }, { status });
};

export const action = ownAccountAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(accountForm);
  if (form.intent === 'name') {
    const named = await changeOwnName({ deps, access, typed: form.name });
    return named.ok
      ? redirectWithSuccess(
          { context },
          '/admin/account',
          serverCopy.people.nameSaved,
          serverCopy.people.nameSavedText(named.value),
        )
      : refuse(form.intent, named.error);
  }
  const { currentPassword, ...change } = form;
  const origin = await attemptOrigin(request, context);
  const changed = await changeAdminAccount({ deps, access, currentPassword, change, ...origin });
  const { intent } = change;
  if (!changed.ok) return refuse(intent, changed.error);
  context.setCookie(await context.platform.sessions.start('admin', changed.value));
  return redirectWithToast({ context }, '/admin/account', {
    ...serverCopy.account.toasts[intent],
    kind: 'success',
  });
});

export default function Account() {
  const { account } = adminCopy;
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const sent = useNavigation().formData?.get('intent');
  const form = useFocusFirstError<HTMLDivElement>(refused);
  const getErrors = (intent: z.infer<typeof accountForm>['intent']) =>
    fieldErrors(refused?.intent === intent ? refused.error : undefined);
  return (
    <AdminPage
      title={account.myAccount}
      description={
        <Sentence text={account.signedInAs} parts={{ name: <strong>{page.username}</strong> }} />
      }
    >
      <div ref={form} className="grid items-start gap-5 lg:grid-cols-2">
        <PasswordCard
          username={page.username}
          errors={getErrors('password')}
          isBusy={sent === 'password'}
        />
        <div className="grid gap-5">
          <NameCard name={page.name} errors={getErrors('name')} isBusy={sent === 'name'} />
          <EmailCard
            email={page.email}
            isShared={page.isEmailShared}
            errors={getErrors('email')}
            isBusy={sent === 'email'}
          />
          <LanguageCard />
          <Card
            title={adminCopy.common.twoStepSignIn}
            description={page.hasSecondFactor ? account.twoStepOn : account.twoStepOff}
          >
            <LinkButton to={page.twoStepPath} className="self-start">
              {page.hasSecondFactor ? account.manage : account.setUp}
            </LinkButton>
          </Card>
        </div>
        <SignInHistory
          entered={page.entered}
          refused={page.refused}
          timeZone={page.timeZone}
          className="lg:col-span-2"
        />
      </div>
    </AdminPage>
  );
}

interface CardProps {
  readonly errors: ReturnType<typeof fieldErrors<{ code: string; title: string; text: string }>>;
  readonly isBusy: boolean;
}

const PasswordCard = ({ username, errors, isBusy }: CardProps & { username: string }) => (
  <Card title={adminCopy.account.changePassword} description={adminCopy.account.changePasswordText}>
    <PostForm noValidate className="flex flex-col gap-5">
      <ErrorAlert error={errors.general} />
      <input type="hidden" name="intent" value="password" />
      <PasswordInput
        label={adminCopy.account.currentPassword}
        name="currentPassword"
        required
        error={errors.currentPassword}
      />
      <NewPasswordFields username={username} errors={errors} />
      <Button variant="primary" className="self-start" busy={isBusy} busyText={copy.common.saving}>
        {adminCopy.account.changePassword}
      </Button>
    </PostForm>
  </Card>
);

const NameCard = ({ name, errors, isBusy }: CardProps & { name: string }) => (
  <Card title={adminCopy.people.ownName} description={adminCopy.people.ownNameText} id="own-name">
    <PostForm noValidate className="flex flex-col gap-5">
      <ErrorAlert error={errors.general} />
      <input type="hidden" name="intent" value="name" />
      <TextInput
        label={adminCopy.people.name}
        name="name"
        autoComplete="name"
        defaultValue={name}
        error={errors.name}
      />
      <Button className="self-start" busy={isBusy} busyText={copy.common.saving}>
        {adminCopy.people.saveName}
      </Button>
    </PostForm>
  </Card>
);

const EmailCard = ({
  email,
  isShared,
  errors,
  isBusy,
}: CardProps & { email: string; isShared: boolean }) => (
  <Card title={adminCopy.account.emailAddress} description={adminCopy.account.emailAddressText}>
    <PostForm noValidate className="flex flex-col gap-5">
      <ErrorAlert error={errors.general} />
      <input type="hidden" name="intent" value="email" />
      <TextInput
        label={adminCopy.account.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={300}
        defaultValue={email}
        hint={isShared ? adminCopy.people.sharedEmail : undefined}
        error={errors.email}
      />
      <PasswordInput
        label={adminCopy.account.currentPassword}
        name="currentPassword"
        required
        error={errors.currentPassword}
      />
      <Button className="self-start" busy={isBusy} busyText={copy.common.saving}>
        {adminCopy.account.saveAddress}
      </Button>
    </PostForm>
  </Card>
);
