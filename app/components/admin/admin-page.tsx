import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '~/app/components/ui/page-header';
import { adminCopy } from '~/app/copy/copy';

type Header = ComponentProps<typeof PageHeader>;

export const getDashboardLink = () => ({
  to: '/admin/dashboard',
  label: adminCopy.dashboard.backToDashboard,
});

/** The wide frame of an administrator's page, with a link back; null for none. */
export const AdminPage = ({
  back = getDashboardLink(),
  children,
  ...header
}: Omit<Header, 'back'> & { back?: Header['back'] | null; children: ReactNode }) => (
  <div className="shell flex flex-col gap-5 py-6">
    <PageHeader {...header} {...(back && { back })} />
    {children}
  </div>
);
