import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { LoginFrame } from './login-frame';

/** The id leads nowhere: unknown, or known to a facility that is not there any more (`detail`). */
export const UnknownDriver = ({
  employeeId,
  detail,
}: {
  employeeId: string;
  detail: string | null;
}) => (
  <LoginFrame title="Driver Login">
    <Alert kind={detail ? 'warning' : 'error'} live="polite">
      <p>{detail ?? "We couldn't find that Employee ID."}</p>
      <p className="mt-1 text-muted tabular-nums">You entered {employeeId}.</p>
    </Alert>
    <LinkButton to="/driver-login" variant="primary" size="lg">
      Try again
    </LinkButton>
  </LoginFrame>
);
