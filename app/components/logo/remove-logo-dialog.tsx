import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { ShownLogo } from '~/domain/logo/logo';
import { logoPagePath } from './logo-page-path';

/** Asks before the company's logo is removed. */
export const RemoveLogoDialog = ({
  logo,
  error,
}: {
  logo: ShownLogo;
  error: ActionError | undefined;
}) => (
  <RouteDialog title={adminCopy.logo.removeTitle} closeTo={logoPagePath}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <CompanyLogo logo={logo} className="border border-base-300" />
      <p>{adminCopy.logo.removeText}</p>
      <DialogFoot
        closeTo={logoPagePath}
        intent="remove"
        label={adminCopy.logo.remove}
        variant="danger"
      />
    </PostForm>
  </RouteDialog>
);
