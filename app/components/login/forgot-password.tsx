import { LinkButton } from '~/app/components/ui/button';
import { LoginFrame } from './login-frame';

/** How a driver gets back in: the site's administrator clears the password. */
export const ForgotPassword = ({
  employeeId,
  siteName,
  contactEmail,
  backTo,
}: {
  employeeId: string;
  siteName: string | null;
  contactEmail: string;
  backTo: string;
}) => (
  <LoginFrame title="Reset your password">
    <ol className="flex list-decimal flex-col gap-2 ps-5">
      <li>
        Ask the administrator of {siteName ? <strong>{siteName}</strong> : 'your site'} to reset
        your password.
        {employeeId && (
          <>
            {' '}
            Tell them your Employee ID:{' '}
            <strong className="whitespace-nowrap tabular-nums">{employeeId}</strong>
          </>
        )}
      </li>
      <li>Once they have, log in with your Employee ID. No password is asked for then.</li>
    </ol>
    {contactEmail && (
      <p>
        Contact:{' '}
        <a
          className="inline-flex min-h-11 items-center font-semibold break-all text-primary underline"
          href={`mailto:${contactEmail}?subject=${encodeURIComponent('Password reset')}`}
        >
          {contactEmail}
        </a>
      </p>
    )}
    <LinkButton to={backTo} variant="primary" size="lg">
      Back to login
    </LinkButton>
  </LoginFrame>
);
