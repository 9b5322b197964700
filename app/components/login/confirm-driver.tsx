import { Link, useNavigation } from '@remix-run/react';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { NewDriverLink, type Facility } from './choose-facility';
import { ContinueAs, type Remembered } from './continue-as';
import { LoginFrame } from './login-frame';
import { useAutoContinue, type AutoContinue } from './use-auto-continue';

/** A refused sign-in. Errors about the password appear at its field, others above the form. */
export interface SignInProblem {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** Step 2: the driver confirms the name, and enters the password if there is one. */
export const ConfirmDriver = ({
  employeeId,
  name,
  hasPassword,
  needsPassword,
  facility,
  wasReset,
  hasUnsavedList,
  next,
  resetPath,
  remembered,
  isKiosk,
  problem,
}: {
  employeeId: string;
  name: string;
  hasPassword: boolean;
  needsPassword: boolean;
  facility: Facility;
  wasReset: boolean;
  /** Whether the driver comes from a list whose changes are not saved. */
  hasUnsavedList: boolean;
  next: string | null;
  resetPath: string;
  /** This very driver, if they called this browser their own. */
  remembered: Remembered | null;
  isKiosk: boolean;
  problem: SignInProblem | undefined;
}) => {
  const busy = useNavigation().formData?.has('employeeId') ?? false;
  const form = useFocusFirstError<HTMLFormElement>(problem);
  // At a kiosk, where many people type in a hurry, the next one might not notice a wrong name within two seconds.
  const autoContinue = useAutoContinue(
    form,
    employeeId,
    !hasPassword && !needsPassword && !isKiosk,
  );
  const isAboutPassword =
    problem?.code === 'missing-password' || problem?.code === 'invalid-password';
  return (
    <LoginFrame title={copy.login.title}>
      <DriverIdentity employeeId={employeeId} name={name} facility={facility} />
      <NewDriverLink />
      {wasReset && !problem && (
        <Alert kind="success" live="polite">
          {copy.login.passwordUpdated}
        </Alert>
      )}
      {hasUnsavedList && <Alert kind="warning">{copy.login.listNotSaved}</Alert>}
      {problem && !isAboutPassword && (
        <Alert kind="error" title={problem.title} live="assertive">
          {problem.text}
        </Alert>
      )}
      {remembered && hasPassword && <ContinueAs remembered={remembered} next={next} />}
      <PostForm replace noValidate ref={form} className="flex flex-col gap-5">
        <input type="hidden" name="employeeId" value={employeeId} />
        <input type="hidden" name="companyId" value={facility.companyId} />
        <input type="hidden" name="siteId" value={facility.siteId} />
        {next && <input type="hidden" name="next" value={next} />}
        {hasPassword ? (
          <PasswordLogin
            resetPath={resetPath}
            busy={busy}
            error={isAboutPassword ? problem.text : undefined}
            isPrimary={!remembered}
          />
        ) : needsPassword ? (
          <PasswordRequired resetPath={resetPath} />
        ) : (
          <NoPassword resetPath={resetPath} busy={busy} autoContinue={autoContinue} />
        )}
      </PostForm>
    </LoginFrame>
  );
};

const ResetLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    className="mt-1 inline-flex min-h-11 items-center self-start font-semibold text-primary underline"
  >
    {text}
  </Link>
);

/** Shown if the driver has no password and needs none. */
const NoPassword = ({
  resetPath,
  busy,
  autoContinue,
}: {
  resetPath: string;
  busy: boolean;
  autoContinue: AutoContinue;
}) => (
  <>
    <div>
      <p className="font-medium">{copy.login.noPassword}</p>
      {autoContinue !== 'off' && (
        // Keeps its place once it is over, because the press that ends it may be on the button below.
        <div className={autoContinue === 'stopped' ? 'invisible' : undefined}>
          <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-base-300">
            <div className="h-full filling-bar rounded-full bg-primary" />
          </div>
          <p className="mt-1 text-sm text-muted">{copy.login.toStay}</p>
        </div>
      )}
    </div>
    <Button variant="primary" size="lg" busy={busy} busyText={copy.login.loggingIn}>
      {copy.common.continue}
    </Button>
    <ResetLink to={resetPath} text={copy.login.haveCode} />
  </>
);

const DriverIdentity = ({
  employeeId,
  name,
  facility,
}: {
  employeeId: string;
  name: string;
  facility: Facility;
}) => (
  <div className="flex flex-col gap-3 rounded-box bg-base-200 p-4">
    {facility.logo && <CompanyLogo logo={facility.logo} />}
    <div className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-neutral text-neutral-content">
        <Icon name="user-round" className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="text-xl leading-tight font-bold">{name || copy.common.driver}</p>
        <p className="tabular-nums">{copy.login.id(employeeId)}</p>
        <p className="text-sm text-muted">
          {facility.companyName} · {facility.siteName}
        </p>
      </div>
    </div>
  </div>
);

const PasswordLogin = ({
  resetPath,
  busy,
  error,
  isPrimary,
}: {
  resetPath: string;
  busy: boolean;
  error: string | undefined;
  isPrimary: boolean;
}) => (
  <>
    <p className="flex items-center gap-2 font-medium">
      <Icon name="key-round" className="size-5 text-muted" />
      {copy.login.passwordOnFile}
    </p>
    <div>
      <PasswordInput
        label={copy.common.password}
        name="password"
        placeholder={copy.login.enterPassword}
        maxLength={256}
        error={error}
      />
      <ResetLink to={resetPath} text={copy.login.forgotPassword} />
    </div>
    <div className="flex gap-3">
      <LinkButton to="/driver-login" size="lg">
        {copy.login.back}
      </LinkButton>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size="lg"
        className="grow"
        busy={busy}
        busyText={copy.login.loggingIn}
      >
        {copy.login.login}
      </Button>
    </div>
  </>
);

/** Shown if the site requires a password and the driver has none. */
const PasswordRequired = ({ resetPath }: { resetPath: string }) => (
  <>
    <Alert kind="warning" title={copy.login.passwordNeeded}>
      {copy.login.askToSetUp}
    </Alert>
    <ResetLink to={resetPath} text={copy.login.haveCode} />
    <LinkButton to="/driver-login" size="lg">
      {copy.login.back}
    </LinkButton>
  </>
);
