import type { ReactNode } from 'react';
import { PageBar, type PageBarProps } from '~/app/components/frame/page-bar';
import { adminCopy } from '~/app/copy/copy';

export const getDashboardLink = () => ({
  to: '/admin/dashboard',
  label: adminCopy.dashboard.backToDashboard,
});

interface Introduction {
  /** Stands before the rest, such as the week that the page is about. */
  readonly eyebrow?: ReactNode;
  readonly description?: ReactNode;
}

const Introduce = ({ eyebrow, description }: Introduction) => (
  <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
    {eyebrow && <p className="font-semibold">{eyebrow}</p>}
    {description && <p>{description}</p>}
  </div>
);

/** An administrator's page: one line with a link back (null for none), the title and the actions, then the content. */
export const AdminPage = ({
  back = getDashboardLink(),
  eyebrow,
  description,
  children,
  ...bar
}: Omit<PageBarProps, 'back' | 'title'> &
  Introduction & {
    readonly title: ReactNode;
    readonly back?: PageBarProps['back'] | null;
    readonly children: ReactNode;
  }) => (
  <>
    <PageBar {...bar} {...(back && { back })} />
    <div className="shell flex flex-col gap-4 py-4">
      {(eyebrow || description) && <Introduce eyebrow={eyebrow} description={description} />}
      {children}
    </div>
  </>
);
