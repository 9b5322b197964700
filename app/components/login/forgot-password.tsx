import { copy } from '~/app/copy/copy';

/** How a driver without a code gets back in: they ask the administrator of their site. */
export const ForgotPassword = ({
  employeeId,
  siteName,
  requiresPassword,
  contactEmail,
}: {
  employeeId: string;
  siteName: string | null;
  requiresPassword: boolean;
  contactEmail: string;
}) => (
  <section aria-labelledby="no-code" className="border-t border-base-300 pt-5">
    <h2 id="no-code" className="font-bold">
      {copy.login.noCode}
    </h2>
    <p className="mt-2">
      Ask the administrator of {siteName ? <strong>{siteName}</strong> : copy.login.yourSite} for a
      one-time code
      {requiresPassword ? '.' : copy.login.orToResetYourPassword}
      {employeeId && (
        <>
          {' '}
          Tell them your Employee ID:{' '}
          <strong className="whitespace-nowrap tabular-nums">{employeeId}</strong>
        </>
      )}
    </p>
    {contactEmail && (
      <p>
        Contact:{' '}
        <a
          className="inline-flex min-h-11 items-center font-semibold break-all text-primary underline"
          href={`mailto:${contactEmail}?subject=${encodeURIComponent(copy.login.passwordReset)}`}
        >
          {contactEmail}
        </a>
      </p>
    )}
  </section>
);
