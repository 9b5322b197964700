import { copy } from '~/app/copy/copy';
import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useClock } from '~/app/components/time/use-clock';
import { ifPlainClick } from '~/app/components/ui/if-plain-click';
import { formatTime } from '~/app/copy/format-time';
import {
  isQuickFilterOn,
  quickFilters,
  toggleQuickFilter,
  toTime,
  type JobFilter,
  type QuickFilter,
} from '~/domain/picks/filter-jobs';

const names = Object.keys(quickFilters) as QuickFilter[];

/**
 * Filters that need one press, without opening the others. Below a notice a phone has no room for them, and the
 * others offer the same.
 */
export const QuickFilters = ({
  filter,
  toHref,
  onChange,
}: {
  filter: JobFilter;
  toHref: (filter: JobFilter) => string;
  onChange: (filter: JobFilter) => void;
}) => {
  const clock = useClock();
  const { Mon, Fri } = copy.common.shortDays;
  const labels: Record<QuickFilter, string> = {
    weekdays: `${Mon}–${Fri}`,
    early: copy.preferences.before(formatTime(toTime(quickFilters.early.to + 1), clock)),
  };
  return (
    <>
      {names.map((name) => {
        const isOn = isQuickFilterOn(filter, name);
        const changed = toggleQuickFilter(filter, name);
        return (
          <Link
            key={name}
            to={toHref(changed)}
            replace
            preventScrollReset
            aria-current={isOn || undefined}
            onClick={ifPlainClick(() => onChange(changed))}
            className={`btn h-auto min-h-11 max-w-full rounded-full px-3.5 py-1 text-sm tabular-nums max-sm:[main:has(.notice)_&]:hidden ${isOn ? 'btn-primary' : 'border-base-300 bg-base-100'}`}
          >
            {isOn && <Check className="size-4" aria-hidden="true" />}
            {labels[name]}
          </Link>
        );
      })}
    </>
  );
};
