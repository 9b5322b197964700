import type { ComponentProps } from 'react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { LinkButton } from '~/app/components/ui/button';
import { useHasRole } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';

/** The frame of an administrator's vacation pages, with links back and to the vacation dashboard. */
export const VacationPage = ({
  actions,
  ...page
}: Omit<ComponentProps<typeof AdminPage>, 'back'>) => (
  <AdminPage
    actions={
      <>
        {useHasRole('dispatcher') && (
          <LinkButton to="/admin/vacation-dashboard" icon="tree-palm">
            {adminCopy.vacations.dashboard}
          </LinkButton>
        )}
        {actions}
      </>
    }
    {...page}
  />
);
