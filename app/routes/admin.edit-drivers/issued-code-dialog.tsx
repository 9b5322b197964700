import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import type { IssuedCode } from '~/app/services/passwords/issue-reset-code.server';

/** The only time that the code is to be seen. */
export const IssuedCodeDialog = ({ employeeId, name, code }: IssuedCode) => (
  <RouteDialog title={`One-time code for ${name || employeeId}`} closeTo=".">
    <p className="mt-3 rounded-box bg-base-200 px-4 py-5 text-center font-mono text-3xl font-bold tracking-widest whitespace-nowrap">
      {code}
    </p>
    <ul className="mt-4 list-disc space-y-2 ps-5">
      <li>It is shown only now. Write it down, or read it out to the driver.</li>
      <li>
        After their Employee ID on the login page, the driver chooses “Forgot password?” or “I have
        a one-time code”, and enters it with a new password.
      </li>
      <li>It works once, for 24 hours. A new code replaces it.</li>
    </ul>
    <div className="mt-6 flex justify-end">
      <LinkButton to="." variant="primary" preventScrollReset>
        Done
      </LinkButton>
    </div>
  </RouteDialog>
);
