import { useId, type ReactNode } from 'react';
import { Icon } from './icon';

/** A box that shows its title and unfolds the rest. It is also a landmark region. `hint` stands beside the title. */
export const FoldedCard = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-box border border-base-300 bg-base-100">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-4 py-2 sm:px-5">
          <Icon
            name="chevron-right"
            className="size-5 shrink-0 transition-transform group-open:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <h2 id={headingId} className="min-w-0 text-[min(1.125rem,7vw)] leading-snug font-bold">
              {title}
            </h2>
            {hint && <span className="min-w-0 text-[min(0.875rem,6.5vw)] text-muted">{hint}</span>}
          </span>
        </summary>
        <div className="px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
      </details>
    </section>
  );
};
