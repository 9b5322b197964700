import { useEffect, useState, type FormEvent } from 'react';
import { CodeInput } from '~/app/components/account/code-input';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { AccountPassword } from '~/app/components/login/account-password';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { ssoPath } from '~/domain/company/sso-path';
import type { PageSession } from '~/domain/access/page-session';

interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}
type Answer = { readonly error: Refusal } | { readonly error?: never; readonly needsCode: boolean };

const noAnswer = (): { error: Refusal } => ({
  error: {
    code: 'no-answer',
    title: adminCopy.session.notSent,
    text: adminCopy.session.notSentText,
  },
});

/** Sends the form in the background, so that the page stays as it is. */
const signIn = async (form: HTMLFormElement): Promise<Answer> => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch('/admin/session', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as Answer;
  } catch {
    return noAnswer();
  }
};

interface SignInAgainProps {
  account: PageSession['account'];
  onSignedIn: () => Promise<boolean>;
}

/** Opens the provider in a new tab. Whoever comes back finds the page as it was, and the session on. */
const SsoAgain = ({ companyId }: { companyId: string }) => (
  <p className="mt-4">
    <a href={ssoPath(companyId)} target="_blank" rel="noreferrer" className="link">
      {adminCopy.sso.link}
    </a>
    <span className="mt-1 block text-sm text-muted">{adminCopy.sso.again}</span>
  </p>
);

/** Signs in again to the account that the page belongs to, in the way in which its owner had. */
export const SignInAgain = ({ account, ...signIn }: SignInAgainProps) =>
  account.isSso ? (
    <SsoAgain companyId={account.companyId} />
  ) : (
    <PasswordAgain {...{ account, ...signIn }} />
  );

/** The password of the account that the page belongs to and, if the account has a second step, its code. */
const PasswordAgain = ({ account, onSignedIn }: SignInAgainProps) => {
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const errors = fieldErrors(refusal);
  const form = useFocusFirstError<HTMLFormElement>(refusal);
  useEffect(() => {
    const name = needsCode ? 'code' : 'password';
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [needsCode, form]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await signIn(event.currentTarget);
    setRefusal(answer.error);
    if (answer.error) {
      // The password step counts for a few minutes only.
      if (answer.error.code === 'sign-in-over') setNeedsCode(false);
    } else if (answer.needsCode) setNeedsCode(true);
    else if (!(await onSignedIn())) {
      setNeedsCode(false);
      setRefusal(noAnswer().error);
    }
    setBusy(false);
  };

  return (
    <form
      ref={form}
      method="dialog"
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <ErrorAlert error={errors.general} />
      <input type="hidden" name="companyId" value={account.companyId} />
      <input type="hidden" name="siteId" value={account.siteId} />
      {account.at !== undefined && <input type="hidden" name="at" value={account.at} />}
      {/* Not of type hidden, so that password managers find it. */}
      <input hidden readOnly name="username" autoComplete="username" value={account.username} />
      {needsCode ? (
        <CodeInput digitsOnly={false} error={errors.code} hint={adminCopy.adminPortal.codeIntro} />
      ) : (
        <AccountPassword />
      )}
      <Button variant="primary" busy={isBusy} busyText={adminCopy.adminPortal.loggingIn}>
        {needsCode ? adminCopy.adminPortal.continue : adminCopy.adminPortal.login}
      </Button>
    </form>
  );
};
