import type { DriverWeek } from '~/domain/award/award-input';
import type { PublishedWeek } from '~/domain/award/record/published-facts';
import type { DriverLeave } from '~/domain/leave/leave-schema';
import { addDays, getMonday, listIsoWeeks } from '~/domain/time/iso-week';
import type { WeekFields } from './vacation-week';
import { getWorkWeek } from './week-list';

/** Who is away in a working week, as numbers of drivers. */
export interface AbsenceWeek {
  /** ISO days, Monday to Sunday. */
  readonly from: string;
  readonly to: string;
  /** The vacation weeks that begin in it. */
  readonly weekIds: readonly string[];
  readonly slots: number;
  readonly onVacation: number;
  /** On any of its days. */
  readonly onLeave: number;
  /** Both, each driver once. */
  readonly away: number;
  /** Whether all its vacation weeks are closed. */
  readonly isClosed: boolean;
}

interface Absences {
  /** The weeks of the published version, as it has them; empty if none is published. */
  readonly published: readonly PublishedWeek[];
  /** Today's list. Published weeks take from it only whether they are closed. */
  readonly listed: readonly WeekFields[];
  readonly held: readonly DriverWeek[];
  readonly leaves: readonly DriverLeave[];
}

const groupBy = <T>(rows: readonly T[], getKey: (row: T) => string): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
};

/** The working weeks of a year. A vacation week counts in the working week in which it begins. */
export const countAbsences = (
  year: number,
  { published, listed, held, leaves }: Absences,
): AbsenceWeek[] => {
  const known = new Set(published.map(({ weekId }) => weekId));
  const offered = [...published, ...listed.filter(({ weekId }) => !known.has(weekId))];
  const byWorkWeek = groupBy(offered, getWorkWeek);
  const byWeek = groupBy(held, ({ weekId }) => weekId);
  const closed = new Set(listed.flatMap(({ weekId, isClosed }) => (isClosed ? weekId : [])));
  return listIsoWeeks(year).map((workWeek) => {
    const from = getMonday(workWeek);
    const to = addDays(from, 6);
    const weeks = byWorkWeek.get(workWeek) ?? [];
    const weekIds = weeks.map(({ weekId }) => weekId);
    const onVacation = new Set(
      weekIds.flatMap((weekId) => (byWeek.get(weekId) ?? []).map(({ driverId }) => driverId)),
    );
    const onLeave = new Set(
      leaves.flatMap(({ employeeId, spans }) =>
        spans.some((span) => span.from <= to && span.to >= from) ? employeeId : [],
      ),
    );
    return {
      from,
      to,
      weekIds,
      slots: weeks.reduce((sum, { totalSlots }) => sum + totalSlots, 0),
      onVacation: onVacation.size,
      onLeave: onLeave.size,
      away: new Set([...onVacation, ...onLeave]).size,
      isClosed: weekIds.length > 0 && weekIds.every((weekId) => closed.has(weekId)),
    };
  });
};

/** The week with the most drivers away, the first of several; null if nobody is away in the year. */
export const findBusiest = (weeks: readonly AbsenceWeek[]): AbsenceWeek | null => {
  const most = Math.max(0, ...weeks.map(({ away }) => away));
  return most === 0 ? null : (weeks.find(({ away }) => away === most) ?? null);
};
