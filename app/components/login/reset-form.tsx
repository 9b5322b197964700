import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { fieldErrors } from '~/app/components/account/field-errors';
import { NewPasswordFields } from '~/app/components/account/new-password-fields';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Button } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Tenant } from '~/domain/company/scope';
import { EmployeeIdInput } from './employee-id-input';
import { SecurityQuestionFields } from './security-question-fields';

/** Asks for the administrator's code or two answers, and for the new password. */
export const ResetForm = ({
  employeeId,
  tenant,
  by,
  error,
}: {
  /** The employee ID; if empty, the form has a field for it. */
  employeeId: string;
  tenant: Tenant | null;
  by: 'code' | 'questions';
  error: { code: string; title: string; text: string } | undefined;
}) => {
  const [typedId, setTypedId] = useState('');
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useFocusFirstError<HTMLFormElement>(error);
  const { general, ...errors } = fieldErrors(error);
  return (
    <PostForm noValidate ref={form} className="flex flex-col gap-5">
      <ErrorAlert error={general} />
      {employeeId ? (
        <p>
          <Sentence
            text={copy.login.yourId}
            parts={{ id: <strong className="tabular-nums">{employeeId}</strong> }}
          />
          <input type="hidden" name="employeeId" value={employeeId} />
        </p>
      ) : (
        <EmployeeIdInput value={typedId} onChange={setTypedId} error={errors.employeeId} />
      )}
      {tenant && (
        <>
          <input type="hidden" name="companyId" value={tenant.companyId} />
          <input type="hidden" name="siteId" value={tenant.siteId} />
        </>
      )}
      <input type="hidden" name="by" value={by} />
      {by === 'code' ? <ResetCodeInput /> : <SecurityQuestionFields />}
      <NewPasswordFields whose="driver" username={employeeId} errors={errors} />
      <Button variant="primary" size="lg" busy={isBusy} busyText={copy.common.saving}>
        {copy.login.setThePassword}
      </Button>
    </PostForm>
  );
};

export const ResetCodeInput = () => (
  <TextInput
    label={copy.login.code}
    name="code"
    hint={copy.login.codeHint}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={20}
    required
  />
);
