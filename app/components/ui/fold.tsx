import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { toneIcons, toneInk } from './status-chip';

const surfaces = { info: 'border-base-300 bg-base-200', warning: 'surface-warning' } as const;

/** A notice of one line that unfolds. `aside` stands at the end of the line. */
export const Fold = ({
  kind,
  title,
  aside,
  className,
  children,
}: {
  kind: keyof typeof surfaces;
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <details className={classNames('group rounded-field border', surfaces[kind], className)}>
    <summary className="flex min-h-[42px] cursor-pointer list-none items-center gap-[min(0.5rem,3vw)] px-[min(0.75rem,4vw)] py-1 text-sm [&::-webkit-details-marker]:hidden">
      <Icon
        name={toneIcons[kind]}
        className={classNames('size-[min(1.25rem,7vw)] shrink-0', toneInk[kind])}
      />
      <span className="min-w-0 flex-1 font-semibold">{title}</span>
      {aside}
      <Icon
        name="chevron-down"
        className="size-[min(1.25rem,7vw)] shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="px-3 pb-3">{children}</div>
  </details>
);
