import { adminCopy } from '~/app/copy/copy';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '~/app/components/ui/page-header';

/** Frame of an administrator's page: wide, with the way back to the dashboard. */
export const AdminPage = ({
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { children: ReactNode }) => (
  <div className="shell flex flex-col gap-5 py-6">
    <PageHeader {...header} />
    {children}
  </div>
);

export const backToDashboard = {
  to: '/admin/dashboard',
  get label() {
    return adminCopy.dashboard.backToDashboard;
  },
};
