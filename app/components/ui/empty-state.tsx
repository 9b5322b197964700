import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

/** Says that there is nothing to show, and what to do next. */
export const EmptyState = ({
  icon,
  title,
  action,
  children,
}: {
  icon?: IconName;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) => (
  <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
    {icon && (
      <span
        className="grid size-12 place-items-center rounded-full bg-base-200 text-muted [&>svg]:size-6"
        aria-hidden="true"
      >
        <Icon name={icon} />
      </span>
    )}
    <p className="font-semibold">{title}</p>
    {children && <div className="max-w-prose text-sm text-muted">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);
