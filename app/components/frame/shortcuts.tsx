import { Link } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import { getDashboardPages } from './admin-pages';

type Page = ReturnType<typeof getDashboardPages>[number];

const PageLink = ({ page: { to, label, text, icon } }: { page: Page }) => (
  <Link
    to={to}
    className="flex h-full flex-row items-center gap-4 rounded-box border border-base-300 bg-base-100 p-4 hover:border-primary"
  >
    <Icon name={icon} className="size-6 shrink-0 text-primary" />
    <span>
      <span className="block font-semibold">{label}</span>
      <span className="text-sm text-muted">{text}</span>
    </span>
  </Link>
);

/** Links from the dashboard to the other pages of an administrator. */
export const Shortcuts = () => {
  const role = useAdminFrame()?.role ?? 'steward';
  return (
    <section aria-labelledby="shortcuts">
      <h2 id="shortcuts" className="mb-3 text-lg font-bold">
        {adminCopy.dashboard.manageSite}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        {getDashboardPages(role).map((page) => (
          <li key={page.to}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
};
