import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { ifPlainClick } from '~/app/components/ui/if-plain-click';

interface SegmentLink {
  readonly to: string;
  readonly text: string;
  readonly count?: number;
  readonly isShown: boolean;
  /** Shows the part without asking the server; undefined if the link leads to another page. */
  readonly onShow?: () => void;
}

/** Leads to what narrow screens show only one of. `aside` stands beside the links. Wide screens show all of it. */
export const Segments = ({
  label,
  links,
  aside,
}: {
  label: string;
  links: readonly SegmentLink[];
  aside?: ReactNode;
}) => (
  <nav aria-label={label} className="flex flex-wrap items-center gap-x-2 py-[3px] lg:hidden">
    <ul className="grid min-w-0 flex-1 basis-48 auto-cols-fr grid-flow-col rounded-field border border-base-300 bg-base-200">
      {links.map(({ to, text, count, isShown, onShow }) => (
        <li key={to} className="grid min-w-0">
          <Link
            to={to}
            {...(onShow && { replace: true, preventScrollReset: true })}
            {...(isShown && { 'aria-current': onShow ? 'true' : 'page' })}
            onClick={onShow && ifPlainClick(onShow)}
            className={classNames(
              'flex min-h-[44px] min-w-0 flex-wrap items-center justify-center gap-x-1.5 rounded-[7px] px-1 text-center text-[min(0.9375rem,7vw)] leading-tight font-semibold',
              isShown ? 'bg-base-100 text-primary ring-1 ring-primary' : 'text-muted',
            )}
          >
            {text}
            {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
    {aside}
  </nav>
);
