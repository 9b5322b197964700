import { adminCopy } from '~/app/copy/copy';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '~/app/components/ui/page-header';

/** The wide frame of an administrator's page, with a link back to the dashboard. */
export const AdminPage = ({
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { children: ReactNode }) => (
  <div className="shell flex flex-col gap-5 py-6">
    <PageHeader {...header} />
    {children}
  </div>
);

export const getDashboardLink = () => ({
  to: '/admin/dashboard',
  label: adminCopy.dashboard.backToDashboard,
});
