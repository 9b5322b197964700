import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { counted } from '~/domain/shared/counted';
import type { CompanyView } from './company-view';

/** Asks before a company or site is deactivated: people are signed out in the middle of their work. */
export const ConfirmSwitch = ({
  company: { companyId, name, sites },
  siteId,
  closeTo,
}: {
  company: CompanyView;
  siteId: string | undefined;
  closeTo: string;
}) => (
  <RouteDialog
    title={siteId ? `Deactivate site ${siteId} of ${name}?` : `Deactivate ${name}?`}
    closeTo={closeTo}
  >
    <PostForm preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="companyId" value={companyId} />
      {siteId && <input type="hidden" name="siteId" value={siteId} />}
      <input type="hidden" name="isActive" value="false" />
      <input type="hidden" name="confirmed" value="yes" />
      <p>
        {siteId ? 'The site closes' : `${counted(sites.length, 'site')} will close`} at once:
        drivers and administrators are signed out at their next request, and nobody can sign in.
      </p>
      <p>Nothing is deleted. After activating again, everybody has to sign in anew.</p>
      <DialogFoot closeTo={closeTo} intent="switch" label="Deactivate" variant="danger" />
    </PostForm>
  </RouteDialog>
);
