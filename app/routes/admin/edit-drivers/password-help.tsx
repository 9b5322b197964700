import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import type { IssuedCode } from '~/app/services/passwords/issue-reset-code.server';

/** What an administrator can do for a driver who cannot sign in. */
export const PasswordHelp = ({
  employeeId,
  isRequired,
}: {
  employeeId: string;
  /** Whether the site requires a password from every driver. */
  isRequired: boolean;
}) => (
  <section aria-label={copy.common.password} className="mt-6 border-t border-base-300 pt-5">
    <h3 className="font-bold">{copy.common.password}</h3>
    <PostForm action="?" className="mt-2 flex flex-col items-start gap-3">
      <input type="hidden" name="employeeId" value={employeeId} />
      <p className="text-sm text-muted">{adminCopy.drivers.codeHint}</p>
      <SendButton intent="issue-code" icon="key-round">
        {adminCopy.drivers.issueCode}
      </SendButton>
      <details className="group w-full text-sm">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
          {adminCopy.drivers.resetInstead}
        </summary>
        <p className="mb-3 text-muted">
          {isRequired ? adminCopy.drivers.resetToCode : adminCopy.drivers.resetToId}
        </p>
        <SendButton intent="reset-password" variant="danger">
          {adminCopy.drivers.resetPassword}
        </SendButton>
      </details>
    </PostForm>
  </section>
);

/** Shows a one-time code, which cannot be shown again later. */
export const IssuedCodeDialog = ({ code, ...driver }: IssuedCode) => (
  <RouteDialog title={adminCopy.drivers.codeFor(nameDriver(driver))} closeTo=".">
    <p className="mt-3 rounded-box bg-base-200 px-4 py-5 text-center font-mono text-xl font-bold tracking-wider whitespace-nowrap sm:text-3xl">
      {code}
    </p>
    <ul className="mt-4 list-disc space-y-2 ps-5">
      <li>{adminCopy.drivers.codeShownOnce}</li>
      <li>{adminCopy.drivers.codeHowTo}</li>
      <li>{adminCopy.drivers.codeValidity}</li>
    </ul>
    <div className="mt-6 flex justify-end">
      <LinkButton to="." variant="primary" preventScrollReset>
        {adminCopy.drivers.done}
      </LinkButton>
    </div>
  </RouteDialog>
);
