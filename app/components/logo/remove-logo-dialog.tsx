import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { adminCopy } from '~/app/copy/copy';
import type { ShownLogo } from '~/domain/logo/logo';
import { logoPagePath } from '../address/page-paths';

/** Asks before the company's logo is removed. */
export const RemoveLogoDialog = ({
  logo,
  error,
}: {
  logo: ShownLogo;
  error: ActionError | undefined;
}) => (
  <FormDialog
    title={adminCopy.logo.removeTitle}
    closeTo={logoPagePath}
    error={error}
    intent="remove"
    label={adminCopy.logo.remove}
    variant="danger"
  >
    <CompanyLogo logo={logo} className="border border-base-300" />
    <p>{adminCopy.logo.removeText}</p>
  </FormDialog>
);
