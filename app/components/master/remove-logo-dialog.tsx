import { adminCopy } from '~/app/copy/copy';
import { PostForm } from '~/app/components/forms/post-form';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import type { CompanyView } from './company-view';

/** Asks before the master administrator removes a company's logo. */
export const RemoveLogoDialog = ({
  company: { companyId, name, logo },
  closeTo,
}: {
  company: CompanyView;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.companies.removeLogoOf(name)} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="companyId" value={companyId} />
      {logo && <CompanyLogo logo={logo} />}
      <p>{adminCopy.companies.removeLogoText}</p>
      <DialogFoot
        closeTo={closeTo}
        intent="remove-logo"
        label={adminCopy.companies.removeLogo}
        variant="danger"
      />
    </PostForm>
  </RouteDialog>
);
