import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { ContinueAs, NotYou, type Remembered } from '~/app/components/login/continue-as';
import { EmployeeIdInput } from '~/app/components/login/employee-id-input';
import { PasskeyButton } from '~/app/components/login/passkey-button';
import { noteTypedId } from '~/app/components/login/typed-id';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';

/** Why an entered Employee ID did not lead to the login. */
export interface AccessProblem {
  readonly employeeId: string;
  /** Shown at the field. */
  readonly fieldError?: string | undefined;
  /** Shown above the form. */
  readonly refusal?: { readonly title: string; readonly text: string } | undefined;
}

/** The Driver Access panel, which holds the landing page's only primary action: for a remembered driver, one tap. */
export const DriverAccessPanel = ({
  problem,
  remembered,
  rpId,
  adminPortal,
}: {
  problem: AccessProblem | undefined;
  remembered: Remembered | null;
  /** The host of the passkeys that may be asked for. */
  rpId: string | null;
  adminPortal: string;
}) => {
  const [employeeId, setEmployeeId] = useState(problem?.employeeId ?? '');
  const hydrated = useHydrated();
  const busy = useNavigation().formData?.has('employeeId') ?? false;
  const form = useFocusFirstError<HTMLFormElement>(problem);
  return (
    <section
      aria-labelledby="driver-access"
      className="rounded-box border border-base-300 bg-base-100 p-5 text-base-content shadow-lg sm:p-6"
    >
      <h2 id="driver-access" className="text-xl font-bold">
        {copy.landing.driverAccess}
      </h2>
      {remembered && (
        <div className="mt-4 flex flex-col gap-5">
          <ContinueAs remembered={remembered} />
          <NotYou />
        </div>
      )}
      <PostForm
        noValidate
        ref={form}
        onSubmit={() => noteTypedId(employeeId)}
        className="mt-4 flex flex-col gap-4"
      >
        {problem?.refusal && (
          <Alert kind="error" title={problem.refusal.title} live="assertive">
            {problem.refusal.text}
          </Alert>
        )}
        <EmployeeIdInput
          page="landing"
          value={employeeId}
          onChange={setEmployeeId}
          error={problem?.fieldError}
        />
        <Button
          variant={remembered ? 'secondary' : 'primary'}
          size="lg"
          className="w-full"
          busy={busy}
          busyText={copy.login.checking}
          disabled={hydrated && employeeId.length !== employeeIdLength}
        >
          {copy.common.continue}
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </PostForm>
      {rpId !== null && (
        <div className="mt-3">
          <PasskeyButton rpId={rpId} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2 border-t border-base-300 pt-4">
        <p className="text-sm text-muted">{copy.landing.managing}</p>
        <LinkButton to={adminPortal} icon={<Icon name="shield-check" className="size-5" />}>
          {copy.landing.adminPortal}
        </LinkButton>
      </div>
    </section>
  );
};
