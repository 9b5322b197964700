import { Link } from '@remix-run/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';

export interface Tab {
  id: string;
  label: string;
  /** The tab's URL, such as `?tab=jobs`. Tabs are links, so they work without JavaScript. */
  to: string;
  count?: number;
}

const step: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};
/** Moves between tabs with the arrow keys, Home and End. Space opens a tab, as Enter does by default. */
const onKeys = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const next = step[event.key]?.(index, tabs.length - 1);
  if (index < 0 || (next === undefined && event.key !== ' ')) return;
  event.preventDefault();
  if (next === undefined) tabs[index]?.click();
  else tabs[next]?.focus();
};

/** A row of tabs. Use it with one `<TabPanel id={current}>`. */
export const Tabs = ({
  label,
  tabs,
  current,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  current: string;
  className?: string;
}) => {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls, so bring the current tab into view.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeys}
      className={classNames('flex gap-1 overflow-x-auto border-b border-base-300', className)}
    >
      {tabs.map(({ id, label: text, to, count }) => (
        <Link
          key={id}
          id={`tab-${id}`}
          role="tab"
          to={to}
          preventScrollReset
          prefetch="intent"
          aria-selected={id === current}
          aria-controls={id === current ? `panel-${id}` : undefined}
          className={classNames(
            '-mb-px flex h-12 grow items-center justify-center gap-2 border-b-3 px-3 text-sm font-semibold whitespace-nowrap -outline-offset-3 sm:grow-0 sm:px-4 sm:text-base',
            id === current
              ? 'border-primary text-primary'
              : 'border-transparent text-muted hover:border-base-300 hover:text-base-content',
          )}
        >
          {text}
          {count !== undefined && (
            <span className="rounded-full bg-base-200 px-2 text-xs leading-5 text-base-content tabular-nums">
              {count}
            </span>
          )}
        </Link>
      ))}
    </div>
  );
};

export const TabPanel = ({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) => (
  <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className={className}>
    {children}
  </div>
);
