import type { ComponentProps } from 'react';
import { ActionLinks, type ActionLink } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useHasRole } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';

export const getVacationDashboardLink = (): ActionLink => ({
  to: '/admin/vacation-dashboard',
  label: adminCopy.vacations.dashboard,
  icon: 'tree-palm',
});

/** The frame of an administrator's vacation pages, with links to the vacation dashboard and to what is given. */
export const VacationPage = ({
  links,
  ...page
}: Omit<ComponentProps<typeof AdminPage>, 'back' | 'actions'> & {
  readonly links: readonly ActionLink[];
}) => {
  const dashboard = useHasRole('dispatcher') ? [getVacationDashboardLink()] : [];
  return <AdminPage actions={<ActionLinks links={[...dashboard, ...links]} />} {...page} />;
};
