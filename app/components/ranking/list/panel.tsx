import { useId, type ReactNode } from 'react';

/**
 * What can be ranked, or the driver's list. Wide screens show both, each in a box with its heading. On narrower ones, a
 * panel reaches from edge to edge, and its heading is only read aloud, because a link above it says the same.
 */
export const Panel = ({
  id,
  title,
  description,
  actions,
  children,
}: {
  id?: string;
  title: ReactNode;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="max-lg:-mx-(--shell-gap) lg:rounded-box lg:border lg:border-base-300 lg:bg-base-100"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 lg:px-5 lg:pt-5 lg:pb-3">
        <div className="min-w-0 flex-1 basis-36 max-lg:sr-only">
          <h2 id={headingId} className="text-lg leading-snug font-bold">
            {title}
          </h2>
          {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
};
