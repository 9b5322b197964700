import { CodeInput } from '~/app/components/account/code-input';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import type { SecondStep } from '~/domain/access/second-step';
import { PasskeyQuestion } from './passkey-question';

const getHint = ({ hasApp, passkey }: SecondStep): string => {
  const { adminPortal } = adminCopy;
  if (!hasApp) return adminPortal.recoveryIntro;
  return passkey ? adminPortal.codeOrPasskeyIntro : adminPortal.codeIntro;
};

/** What an administrator can answer after the password: a passkey, or a code that is typed. */
export const SecondStepFields = ({
  step,
  isBusy,
  error,
  onAnswer,
}: {
  step: SecondStep;
  isBusy: boolean;
  /** What is wrong with the code. */
  error: string | undefined;
  /** Gets what a passkey answered, as JSON. */
  onAnswer: (answer: string) => void;
}) => (
  <>
    {step.passkey && (
      <PasskeyQuestion
        asked={step.passkey}
        label={adminCopy.adminPortal.usePasskey}
        variant="primary"
        isSent={isBusy}
        onAnswer={onAnswer}
      />
    )}
    <CodeInput digitsOnly={false} error={error} hint={getHint(step)} />
    <Button
      variant={step.passkey ? 'secondary' : 'primary'}
      size="lg"
      busy={isBusy}
      busyText={adminCopy.adminPortal.loggingIn}
    >
      {adminCopy.adminPortal.continue}
    </Button>
  </>
);
