import { useEffect, useState, type FormEvent } from 'react';
import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { AccountPassword } from '~/app/components/login/account-password';
import { SecondStepFields } from '~/app/components/login/second-step-fields';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import type { PageSession } from '~/domain/access/page-session';
import type { SecondStep } from '~/domain/access/second-step';
import { ssoPath } from '~/domain/company/paths';

interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}
type Answer =
  | { readonly error: Refusal }
  /** With `step` the second step must follow. */
  | { readonly error?: never; readonly step?: SecondStep };

const noAnswer = (): { error: Refusal } => ({
  error: {
    code: 'no-answer',
    title: adminCopy.session.notSent,
    text: adminCopy.session.notSentText,
  },
});

/** Sends the form in the background, so that the page stays as it is. */
const signIn = async (form: HTMLFormElement, answer?: string): Promise<Answer> => {
  const data = new FormData(form);
  if (answer !== undefined) {
    data.delete('code');
    data.set('answer', answer);
  }
  const fields = [...data].map(([name, value]) => [name, String(value)]);
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
    <PasswordAgain account={account} {...signIn} />
  );

/** The password of the account that the page belongs to and, if the account has one, its second step. */
const PasswordAgain = ({ account, onSignedIn }: SignInAgainProps) => {
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const errors = fieldErrors(refusal);
  const form = useFocusFirstError<HTMLFormElement>(refusal);
  useEffect(() => {
    const name = step ? 'code' : 'password';
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [step, form]);

  const send = async (element: HTMLFormElement, passkeyAnswer?: string) => {
    setBusy(true);
    const answer = await signIn(element, passkeyAnswer);
    setRefusal(answer.error);
    if (answer.error) {
      // The password step counts for a few minutes only.
      if (answer.error.code === 'sign-in-over') setStep(null);
    } else if (answer.step) setStep(answer.step);
    else if (!(await onSignedIn())) {
      setStep(null);
      setRefusal(noAnswer().error);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <form ref={form} method="dialog" className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <ErrorAlert error={errors.general} />
      <input type="hidden" name="companyId" value={account.companyId} />
      <input type="hidden" name="siteId" value={account.siteId} />
      {account.at !== undefined && <input type="hidden" name="at" value={account.at} />}
      {/* Not of type hidden, so that password managers find it. */}
      <input hidden readOnly name="username" autoComplete="username" value={account.username} />
      {step ? (
        <SecondStepFields
          step={step}
          isBusy={isBusy}
          error={errors.code}
          onAnswer={(answer) => form.current && void send(form.current, answer)}
        />
      ) : (
        <>
          <AccountPassword />
          <Button variant="primary" busy={isBusy} busyText={adminCopy.adminPortal.loggingIn}>
            {adminCopy.adminPortal.login}
          </Button>
        </>
      )}
    </form>
  );
};
