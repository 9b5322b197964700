import { Outlet } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { MasterTabs } from '~/app/components/master/master-tabs';
import { LinkButton } from '~/app/components/ui/button';
import { StatusChip } from '~/app/components/ui/status-chip';
import { ShieldCheck } from 'lucide-react';
import { masterLoader } from '~/app/platform/guards/guards.server';

/** The frame of the panel's tabs; each of them asks for the master administrator itself. */
export const loader = masterLoader(async () => ({}));

export default function MasterPanel() {
  return (
    <AdminPage
      title="Master Admin Panel"
      eyebrow={
        <StatusChip
          tone="info"
          className="mb-1"
          icon={<ShieldCheck className="size-4" aria-hidden />}
        >
          Master Administrator
        </StatusChip>
      }
      actions={<LinkButton to="/admin/dashboard">Return to Dashboard</LinkButton>}
    >
      <MasterTabs>
        <Outlet />
      </MasterTabs>
    </AdminPage>
  );
}
