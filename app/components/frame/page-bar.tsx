import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import { PageMenu } from './page-menu';
import { SignedInAs } from './signed-in-as';
import { SiteName } from './site-name';
import { WeekStatus } from './week-status';

/** The menu on narrow screens: it opens below the header, also without JavaScript, and closes on every new page. */
const FoldedMenu = () => {
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="lg:hidden print:hidden">
      <summary
        className="btn btn-square list-none border-base-300 bg-base-100 [&::-webkit-details-marker]:hidden"
        aria-label={adminCopy.frame.menu}
      >
        <Icon name="menu" className="size-5" />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 flex max-h-[75dvh] flex-col gap-3 overflow-y-auto border-y border-base-300 bg-base-100 p-4 shadow-xl">
        <SiteName />
        <Link to="/admin/search" className="btn justify-start gap-3 border-base-300 bg-base-100">
          <Icon name="search" className="size-5" />
          {adminCopy.frame.searchTitle}
        </Link>
        <PageMenu />
        <SignedInAs />
      </div>
    </details>
  );
};

export interface PageBarProps {
  /** Missing on pages that have a title of their own. */
  readonly title?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Stands in place of the word for the week's state. */
  readonly status?: ReactNode;
  /** Whether the page is about another week, or none, so that the present one is not named. */
  readonly isOfOtherWeek?: boolean;
  /** In small type, such as when the page's figures were true. */
  readonly note?: ReactNode;
  /** The primary action, then the menu of the others. */
  readonly actions?: ReactNode;
}

/** The one line at the top of an administrator's page: the way back, the title, the week's state, and the actions. */
export const PageBar = ({
  title,
  back,
  status,
  isOfOtherWeek = false,
  note,
  actions,
}: PageBarProps) => {
  const frame = useAdminFrame();
  const shownStatus = frame && !isOfOtherWeek ? <WeekStatus frame={frame} chip={status} /> : status;
  return (
    <header
      data-page-bar
      className="relative border-b border-base-300 bg-base-100 print:border-none"
    >
      <div className="shell flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 sm:gap-x-3 lg:min-h-16">
        <FoldedMenu />
        {back && (
          <Link
            to={back.to}
            title={back.label}
            className="btn -ms-1 btn-square shrink-0 btn-ghost lg:-ms-3 print:hidden"
          >
            <Icon name="arrow-left" className="size-5" />
            <span className="sr-only">{back.label}</span>
          </Link>
        )}
        {title && (
          <h1 className="min-w-0 flex-1 text-lg leading-tight font-bold sm:text-xl lg:flex-none">
            {title}
          </h1>
        )}
        {(shownStatus || note) && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted max-lg:order-last max-lg:w-full lg:flex-1 print:hidden">
            {shownStatus}
            {note && <p>{note}</p>}
          </div>
        )}
        {actions && (
          <div className="ms-auto flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
        )}
      </div>
    </header>
  );
};
