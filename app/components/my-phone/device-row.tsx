import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A device in a list. `children` is the form that removes it. */
export const DeviceRow = ({
  icon: Icon,
  name,
  detail,
  children,
}: {
  icon: LucideIcon;
  name: string;
  detail: string;
  children: ReactNode;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-base-300 pb-3">
    <p className="flex min-w-0 items-center gap-3">
      <Icon className="size-5 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
    </p>
    {children}
  </li>
);
