import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';
import { ContinueAs, NotYou, type Remembered } from './continue-as';
import { EmployeeIdInput } from './employee-id-input';
import { LoginFrame } from './login-frame';
import { PasskeyButton } from './passkey-button';
import { noteTypedId } from './typed-id';

/** Step 1: asks for the employee ID. */
export const AskId = ({
  employeeId: given,
  error,
  wasReset,
  hasUnsavedList,
  next,
  remembered,
  rpId,
}: {
  employeeId: string;
  error: string | null;
  wasReset: boolean;
  /** Whether the driver comes from a list whose changes are not saved. */
  hasUnsavedList: boolean;
  next: string | null;
  remembered: Remembered | null;
  /** The host of the passkeys that may be asked for. */
  rpId: string | null;
}) => {
  const [employeeId, setEmployeeId] = useState(given);
  const hydrated = useHydrated();
  const { location, formData } = useNavigation();
  const busy = location?.pathname === '/driver-login' && !formData?.has('intent');
  const form = useFocusFirstError<HTMLFormElement>(error);
  return (
    <LoginFrame title={copy.login.title} text={copy.login.intro}>
      {wasReset && !error && (
        <Alert kind="success" live="polite">
          {copy.login.passwordUpdated}
        </Alert>
      )}
      {hasUnsavedList && <Alert kind="warning">{copy.login.listNotSaved}</Alert>}
      {remembered && (
        <>
          <ContinueAs remembered={remembered} next={next} />
          <NotYou />
        </>
      )}
      <Form
        method="get"
        noValidate
        ref={form}
        onSubmit={() => noteTypedId(employeeId)}
        className="flex flex-col gap-5"
      >
        <EmployeeIdInput
          name="emplid"
          value={employeeId}
          onChange={setEmployeeId}
          error={error ?? undefined}
        />
        {next && <input type="hidden" name="next" value={next} />}
        <div className="flex flex-col gap-3">
          <Button
            variant={remembered ? 'secondary' : 'primary'}
            size="lg"
            busy={busy}
            busyText={copy.login.checking}
            disabled={hydrated && employeeId.length !== employeeIdLength}
          >
            {copy.common.continue}
          </Button>
          <Button type="reset" size="lg" onClick={() => setEmployeeId('')}>
            {copy.login.clear}
          </Button>
        </div>
        <p role="status" className="text-center text-muted empty:hidden">
          {busy && copy.login.loadingDriver}
        </p>
      </Form>
      {rpId !== null && <PasskeyButton rpId={rpId} next={next} />}
    </LoginFrame>
  );
};
