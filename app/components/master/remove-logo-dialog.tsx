import { FormDialog } from '~/app/components/forms/form-dialog';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { adminCopy } from '~/app/copy/copy';
import type { CompanyView } from './company-view';

/** Asks before the master administrator removes a company's logo. */
export const RemoveLogoDialog = ({
  company: { companyId, name, logo },
  closeTo,
}: {
  company: CompanyView;
  closeTo: string;
}) => (
  <FormDialog
    title={adminCopy.companies.removeLogoOf(name)}
    closeTo={closeTo}
    intent="remove-logo"
    label={adminCopy.companies.removeLogo}
    variant="danger"
  >
    <input type="hidden" name="companyId" value={companyId} />
    {logo && <CompanyLogo logo={logo} />}
    <p>{adminCopy.companies.removeLogoText}</p>
  </FormDialog>
);
