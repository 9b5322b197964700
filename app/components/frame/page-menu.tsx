import { Link, useLocation } from '@remix-run/react';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { getSideBar, type BarLink } from './side-bar';
import { useRole } from './use-role';

const isAt = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

/** Whether the current page is that of the link, or one that is reached from it. */
const findCurrent = (pathname: string, { page, inside }: BarLink): 'page' | 'true' | undefined => {
  if (isAt(pathname, page.to)) return 'page';
  return inside.some(({ to }) => isAt(pathname, to)) ? 'true' : undefined;
};

const Links = ({ links }: { links: readonly BarLink[] }) => {
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map((link) => {
        const { to, label, icon } = link.page;
        const current = findCurrent(pathname, link);
        return (
          <li key={to}>
            <Link
              to={to}
              aria-current={current}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-field px-2 py-1 text-sm leading-snug lg:min-h-9',
                current
                  ? 'bg-primary/10 font-semibold text-primary'
                  : 'font-medium hover:bg-base-200',
              )}
            >
              <Icon
                name={icon}
                className={classNames('size-4.5 shrink-0', !current && 'text-muted')}
              />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Links that are rarely used, folded unless the current page is among them. */
const Fold = ({ title, icon, links }: ReturnType<typeof getSideBar>['folds'][number]) => {
  const { pathname } = useLocation();
  return (
    <details
      open={links.some((link) => findCurrent(pathname, link) !== undefined)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-field px-2 text-sm font-medium hover:bg-base-200 lg:min-h-9 [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className="size-4.5 shrink-0 text-muted" />
        <span className="flex-1">{title}</span>
        <Icon
          name="chevron-right"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
      </summary>
      <div className="ps-2">
        <Links links={links} />
      </div>
    </details>
  );
};

/** The links of the administration; the current one is marked. */
export const PageMenu = () => {
  const { groups, folds } = getSideBar(useRole());
  return (
    <nav aria-label={adminCopy.frame.administration} className="flex flex-1 flex-col gap-2">
      {groups.map(({ title, links }) => (
        <div key={title}>
          {title && <p className="px-2 pt-1 pb-1 text-xs font-semibold text-muted">{title}</p>}
          <Links links={links} />
        </div>
      ))}
      <div className="mt-auto pt-2">
        {folds.map((fold) => (
          <Fold key={fold.title} {...fold} />
        ))}
      </div>
    </nav>
  );
};
