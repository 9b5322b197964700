import { Link } from '@remix-run/react';
import { useClock } from '~/app/components/time/use-clock';
import { chipLook, chipTarget } from '~/app/components/ui/chip';
import { Icon } from '~/app/components/ui/icon';
import { ifPlainClick } from '~/app/components/ui/if-plain-click';
import { copy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import {
  isQuickFilterOn,
  noFilter,
  quickFilters,
  toggleQuickFilter,
  toTime,
  type JobFilter,
  type QuickFilter,
} from '~/domain/picks/filter-jobs';
import { describeFilter } from './describe-filter';
import { formatFilter } from './saved-filters';

const names = Object.keys(quickFilters) as QuickFilter[];

/**
 * Filters that need one press, without opening the others: two for everybody, and those that the driver saved.
 */
export const QuickFilters = ({
  filter,
  saved,
  toHref,
  onChange,
}: {
  filter: JobFilter;
  saved: readonly JobFilter[];
  toHref: (filter: JobFilter) => string;
  onChange: (filter: JobFilter) => void;
}) => {
  const clock = useClock();
  const { Mon, Fri } = copy.common.shortDays;
  const labels: Record<QuickFilter, string> = {
    weekdays: `${Mon}–${Fri}`,
    early: copy.preferences.before(formatTime(toTime(quickFilters.early.to + 1), clock)),
  };
  const current = formatFilter(filter);
  const chips = [
    ...names.map((name) => ({
      key: name,
      label: labels[name],
      isOn: isQuickFilterOn(filter, name),
      changed: toggleQuickFilter(filter, name),
    })),
    ...saved.map((one) => {
      const key = formatFilter(one);
      const isOn = key === current;
      return { key, label: describeFilter(one, clock), isOn, changed: isOn ? noFilter : one };
    }),
  ];
  return chips.map(({ key, label, isOn, changed }) => (
    <Link
      key={key}
      to={toHref(changed)}
      replace
      preventScrollReset
      aria-current={isOn || undefined}
      onClick={ifPlainClick(() => onChange(changed))}
      className={chipTarget}
    >
      <span className={chipLook(isOn)}>
        {isOn && <Icon name="check" className="size-4" />}
        {label}
      </span>
    </Link>
  ));
};
