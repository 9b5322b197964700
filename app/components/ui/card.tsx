import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';

/**
 * A box. With a title, it is also a landmark region. `flush` removes the body's padding, for tables that reach the
 * border. Set `scrolls` on a card with a maximum height.
 */
export const Card = ({
  title,
  level = 2,
  description,
  actions,
  flush = false,
  isDense = false,
  scrolls = false,
  id,
  className,
  children,
}: {
  title?: ReactNode;
  level?: 2 | 3;
  description?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  /** Whether it has a smaller title and less space around it. */
  isDense?: boolean;
  scrolls?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}) => {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      // A scrollable card must be focusable, or the arrow keys cannot scroll it.
      {...(scrolls && { tabIndex: 0 })}
      className={classNames(
        'rounded-box border border-base-300 bg-base-100',
        scrolls && 'overflow-auto',
        className,
      )}
    >
      {title && (
        <header
          className={classNames(
            'flex flex-wrap items-start justify-between gap-x-3 gap-y-2 px-4',
            isDense ? 'pt-3' : 'pt-4 sm:px-5 sm:pt-5',
          )}
        >
          <div className="min-w-0 flex-1 basis-36">
            <Heading
              id={headingId}
              className={classNames(
                'leading-snug',
                isDense ? 'text-base font-semibold' : 'text-lg font-bold',
              )}
            >
              {title}
            </Heading>
            {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={flush ? 'pt-3' : isDense ? 'px-4 pt-1 pb-3' : 'p-4 sm:p-5'}>{children}</div>
    </section>
  );
};
