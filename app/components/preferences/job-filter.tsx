import { Link } from '@remix-run/react';
import { useCallback, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { ChipCheckbox } from '~/app/components/forms/checkbox';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import type { FilterProps } from '~/app/components/ranking/list/offered-card';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import {
  countActiveFilters,
  jobTypes,
  noFilter,
  type JobFilter as Filter,
} from '~/domain/picks/filter-jobs';
import { shortDayNames, type WeekDay } from '~/domain/picks/week-days';
import type { Reach } from './live-standing';
import { QuickFilters } from './quick-filters';
import { SavedFilters, SavedFiltersForm } from './saved-filters-form';
import { StartRange } from './start-range';

/** Closes an open <details> on Escape or on a click outside it. */
const useDismiss = () => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !element.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      if (isEscape) element.querySelector('summary')?.focus();
      element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return details;
};

/** Whether a <details> is open. Not before hydration, even if it was opened by then. */
const useIsOpen = (details: RefObject<HTMLDetailsElement | null>): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = details.current;
      element?.addEventListener('toggle', changed);
      return () => element?.removeEventListener('toggle', changed);
    },
    [details],
  );
  return useSyncExternalStore(
    subscribe,
    () => details.current?.open ?? false,
    () => false,
  );
};

const TypeChoice = ({
  chosen,
  onChange,
}: {
  chosen: Filter['type'];
  onChange: (part: Partial<Filter>) => void;
}) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold">{copy.preferences.jobType}</legend>
    <div className="flex flex-wrap gap-2">
      {jobTypes.map((type) => (
        <ChipCheckbox
          key={type}
          type="radio"
          label={copy.preferences.jobTypes[type]}
          name="type"
          value={type}
          checked={chosen === type}
          onChange={() => onChange({ type })}
        />
      ))}
    </div>
  </fieldset>
);

const DayChoice = ({
  days,
  onChange,
}: {
  days: Filter['days'];
  onChange: (part: Partial<Filter>) => void;
}) => {
  const toggle = (day: WeekDay, isOn: boolean) =>
    onChange({ days: shortDayNames.filter((name) => (name === day ? isOn : days.includes(name))) });
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{copy.preferences.worksOn}</legend>
      <div className="flex flex-wrap gap-2">
        {shortDayNames.map((day) => (
          <ChipCheckbox
            key={day}
            label={copy.common.shortDays[day]}
            name="day"
            value={day}
            checked={days.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};

const FilterButtons = ({
  resetTo,
  onReset,
  onDone,
}: {
  resetTo: string;
  onReset: () => void;
  onDone: () => void;
}) => {
  const hydrated = useHydrated();
  return (
    <div className="flex gap-2 border-t border-base-300 pt-3">
      <Link
        to={resetTo}
        replace
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          onReset();
        }}
        className="btn grow border-base-300 bg-base-100"
      >
        {copy.preferences.reset}
      </Link>
      {hydrated ? (
        <button type="button" className="btn grow btn-primary" onClick={onDone}>
          {copy.preferences.done}
        </button>
      ) : (
        <button type="submit" className="btn grow btn-primary">
          {copy.preferences.apply}
        </button>
      )}
    </div>
  );
};

/** Search box and filter popover in a GET form. With JavaScript, every change applies immediately. */
export const JobFilterForm = ({
  filter,
  offerType,
  saved,
  reach,
  path,
  keep,
  toHref,
  onChange,
}: FilterProps<Filter> & {
  /** Whether to offer a filter by job type, which only airport-certified drivers get. */
  offerType: boolean;
  /** The filters that the driver saved in this browser; null if it keeps none. */
  saved: readonly Filter[] | null;
  /** Null if it is not known which jobs the driver can still get. */
  reach: Reach | null;
}) => {
  const details = useDismiss();
  const isOpen = useIsOpen(details);
  const active = countActiveFilters(filter);
  const reset = { ...noFilter, query: filter.query };
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <>
      {saved && <SavedFiltersForm action={toHref(filter)} />}
      <form
        method="get"
        action={path}
        onSubmit={(event) => event.preventDefault()}
        className="relative flex flex-wrap gap-2 px-4 pb-3 sm:px-5"
      >
        <HiddenFields pairs={keep} />
        <LiveSearchBox
          label={copy.preferences.searchJobs}
          placeholder={copy.preferences.searchHint}
          value={filter.query}
          onSearch={(query) => change({ query })}
          className="min-w-[min(10rem,100%)] grow basis-0"
        />
        <details ref={details} className="group">
          <summary className="btn list-none border-base-300 bg-base-100 [&::-webkit-details-marker]:hidden">
            <Icon name="sliders-horizontal" className="size-5" />
            {copy.preferences.filter}
            {active > 0 && (
              <span className="min-w-6 rounded-full bg-primary px-1.5 text-sm leading-6 text-primary-content tabular-nums">
                <span aria-hidden="true">{active}</span>
                <span className="sr-only">{copy.preferences.activeFilters(active)}</span>
              </span>
            )}
          </summary>
          <div className="absolute end-4 top-13 z-40 flex w-104 flex-col gap-4 rounded-box border border-base-300 bg-base-100 p-4 shadow-xl max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[88dvh] max-sm:w-full max-sm:overflow-y-auto max-sm:rounded-b-none max-sm:shadow-[0_-8px_40px_rgb(0_0_0/0.4)]">
            <StartRange from={filter.from} to={filter.to} isOpen={isOpen} onChange={change} />
            {offerType && <TypeChoice chosen={filter.type} onChange={change} />}
            <DayChoice days={filter.days} onChange={change} />
            {saved && <SavedFilters filter={filter} saved={saved} />}
            <FilterButtons
              resetTo={toHref(reset)}
              onReset={() => onChange(reset)}
              onDone={() => details.current && (details.current.open = false)}
            />
          </div>
        </details>
        <QuickFilters filter={filter} toHref={toHref} onChange={onChange} saved={saved ?? []} />
        {reach && (
          <ChipCheckbox
            label={copy.preferences.onlyWithinReach(reach.jobIds.size)}
            checked={reach.isOn}
            onChange={(event) => reach.turn(event.target.checked)}
          />
        )}
      </form>
    </>
  );
};
