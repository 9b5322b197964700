import { Link } from '@remix-run/react';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { ChipCheckbox } from '~/app/components/forms/checkbox';
import { LiveSearchBox } from '~/app/components/forms/search-box';
import type { FilterProps } from '~/app/components/ranking/list/offered-card';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { bottomSheet } from '~/app/components/ui/bottom-sheet';
import { chipLook, chipRow, chipTarget } from '~/app/components/ui/chip';
import { Icon } from '~/app/components/ui/icon';
import { useDismiss } from '~/app/components/ui/use-dismiss';
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

interface JobFilterProps extends FilterProps<Filter> {
  /** Whether to offer a filter by job type, which only airport-certified drivers get. */
  readonly offerType: boolean;
  /** The filters that the driver saved in this browser; null if it keeps none. */
  readonly saved: readonly Filter[] | null;
  /** Null if it is not known which jobs the driver can still get. */
  readonly reach: Reach | null;
}

/** The popover with all filters. */
const FilterMenu = ({
  filter,
  offerType,
  saved,
  toHref,
  onChange,
}: Pick<JobFilterProps, 'filter' | 'offerType' | 'saved' | 'toHref' | 'onChange'>) => {
  const details = useDismiss();
  const isOpen = useIsOpen(details);
  const active = countActiveFilters(filter);
  const reset = { ...noFilter, query: filter.query };
  const change = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  return (
    <details ref={details} className="group">
      <summary className="btn list-none border-base-300 bg-base-100 [--size:min(2.75rem,56px)] [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" className="size-5" />
        {copy.preferences.filter}
        {active > 0 && (
          <span className="min-w-6 rounded-full bg-primary px-1.5 text-sm leading-6 text-primary-content tabular-nums">
            <span aria-hidden="true">{active}</span>
            <span className="sr-only">{copy.preferences.activeFilters(active)}</span>
          </span>
        )}
      </summary>
      <div
        className={`absolute end-4 top-13 z-40 flex w-104 flex-col gap-4 rounded-box border border-base-300 bg-base-100 p-4 shadow-xl ${bottomSheet}`}
      >
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
  );
};

/** Shows only the jobs that the driver can still get. Needs scripts, as what it depends on does. */
const ReachChip = ({ reach: { jobIds, isOn, turn } }: { reach: Reach }) => (
  <label className={chipTarget}>
    <input
      type="checkbox"
      checked={isOn}
      onChange={(event) => turn(event.target.checked)}
      className="peer sr-only"
    />
    <span
      className={`${chipLook(isOn)} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary`}
    >
      <Icon name="check" className="size-4 text-success-ink" />
      {copy.preferences.onlyWithinReach(jobIds.size)}
    </span>
  </label>
);

/**
 * Search box, filters, and what needs one press, in a GET form. With JavaScript, every change applies immediately.
 */
export const JobFilterForm = ({ path, keep, sorting, reach, ...menu }: JobFilterProps) => {
  const { filter, saved, toHref, onChange } = menu;
  return (
    <>
      {saved && <SavedFiltersForm action={toHref(filter)} />}
      <form
        method="get"
        action={path}
        onSubmit={(event) => event.preventDefault()}
        className="relative flex flex-wrap gap-x-2 max-lg:px-(--shell-gap) lg:px-5"
      >
        <HiddenFields pairs={keep} />
        <LiveSearchBox
          label={copy.preferences.searchJobs}
          placeholder={copy.preferences.searchHint}
          value={filter.query}
          onSearch={(query) => onChange({ ...filter, query })}
          className="min-w-[min(9rem,100%)] grow basis-0 [--size:min(2.75rem,56px)]"
        />
        <FilterMenu {...menu} />
        <div
          className={`w-full py-1 max-sm:-mx-(--shell-gap) max-sm:w-[calc(100%+2*var(--shell-gap))] max-sm:px-(--shell-gap) ${chipRow}`}
        >
          {sorting}
          {reach && <ReachChip reach={reach} />}
          <QuickFilters filter={filter} toHref={toHref} onChange={onChange} saved={saved ?? []} />
        </div>
      </form>
    </>
  );
};
