import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';

/** The top of a page: its title (h1), a link back, and the page's actions. */
export const PageHeader = ({
  title,
  eyebrow,
  subtitle,
  description,
  note,
  back,
  actions,
}: {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** What the page is about, such as a week. */
  subtitle?: ReactNode;
  description?: ReactNode;
  /** In small type, such as when its figures were true. */
  note?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}) => (
  <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      {back && (
        <Link
          to={back.to}
          className="-ms-1 inline-flex min-h-11 items-center gap-1.5 px-1 font-semibold text-primary hover:underline"
        >
          <Icon name="arrow-left" className="size-4" />
          {back.label}
        </Link>
      )}
      {eyebrow && <p className="text-sm font-semibold text-muted">{eyebrow}</p>}
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {subtitle && <p className="mt-1 font-semibold">{subtitle}</p>}
      {description && <p className="mt-1 max-w-prose text-muted">{description}</p>}
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </header>
);
