import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';

/** The primary action of a page's header. On phones it stands at the bottom, in reach of the thumb. */
export const PrimaryAction = ({ children }: { children: ReactNode }) => (
  <div
    data-fixed-bar
    className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:bg-base-100 max-sm:px-4 max-sm:pt-1 max-sm:pb-3 max-sm:[&_.btn]:w-full"
  >
    {children}
  </div>
);

/** The line under the header, which always stands. On phones it is above the primary action. */
export const AwardLine = ({ id, children }: { id: string; children: ReactNode }) => (
  <div
    id={id}
    data-save-bar
    className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm max-sm:fixed max-sm:inset-x-0 max-sm:bottom-15 max-sm:z-20 max-sm:border-t max-sm:border-base-300 max-sm:bg-base-100 max-sm:px-4 max-sm:pt-1"
  >
    {children}
  </div>
);

/**
 * The table of an award, and beside it what changed. On narrow screens that is a line which opens it; what opens stands
 * after the line, not in it, because a wide screen shows it always.
 */
export const AwardLayout = ({
  title,
  aside,
  children,
}: {
  /** What the line says; null if nothing stands beside the table. */
  title: string | null;
  aside: ReactNode;
  children: ReactNode;
}) =>
  title === null ? (
    children
  ) : (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_23.25rem] xl:gap-4">
      <div className="min-w-0 xl:order-last">
        <details className="group peer rounded-box border border-base-300 bg-base-100 xl:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{title}</span>
            <Icon
              name="chevron-right"
              className="size-4 shrink-0 transition-transform group-open:rotate-90"
            />
          </summary>
        </details>
        <div className="hidden flex-col gap-4 peer-open:mt-3 peer-open:flex xl:mt-0 xl:flex">
          {aside}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
