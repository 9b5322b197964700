import type { SelectionWindow } from '~/domain/selection/selection-window-schema';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayMs, hourMs } from '~/domain/time/time-units';
import { fromWallTime, toWallTime } from '~/domain/time/zoned-time';
import type { DriverFigures } from './award-figures';
import type { Report, ReportCell } from './report';

/** When a driver saved in the period for the first and for the last time. */
export interface DriverSaves {
  readonly first: Instant;
  readonly last: Instant;
}

/** A week before, of whose drivers the award knows only when the list that counted was saved. */
export interface WeekBefore {
  readonly periodId: string;
  readonly drivers: readonly Pick<DriverFigures, 'savedAt'>[];
  /** Lists saved earlier were carried over; null if there was no week to carry them over from. */
  readonly carriedBefore: Instant | null;
}

const maxDays = 14;
const hoursOfLastDay = [12, 6, 3, 2, 1, 0];

/** The hours before the cutoff for which a row says how many had saved: each day, and more often on the last one. */
const listHours = (from: number, until: number): number[] => {
  const days = Math.min(maxDays, Math.max(1, Math.ceil((until - from) / dayMs) - 1));
  return [...Array.from({ length: days }, (_, day) => 24 * (days - day)), ...hoursOfLastDay];
};

/** The same weekday and time of an earlier week. */
const moveBack = (
  { closesAt: { wallTime, timeZone }, periodId }: Pick<SelectionWindow, 'closesAt' | 'periodId'>,
  before: string,
): number => {
  const [day = '', time = ''] = wallTime.split('T');
  const days = (Date.parse(getMonday(before)) - Date.parse(getMonday(periodId))) / dayMs;
  return fromWallTime(`${addDays(day, days)}T${time}`, timeZone);
};

const countUntil = (times: readonly number[], at: number): number =>
  times.filter((time) => time <= at).length;

const listTimes = ({ drivers, carriedBefore }: WeekBefore): number[] =>
  drivers
    .flatMap(({ savedAt }) => (savedAt === null ? [] : [Date.parse(savedAt)]))
    .filter((time) => carriedBefore === null || time >= toEpochMs(carriedBefore));

/**
 * How many drivers had saved so long before the cutoff, and how many lists were already the final ones, compared with the
 * week before at the same weekdays and times. Rows that lie in the future have no figures of this week.
 */
export const submissionsReport = ({
  saves,
  window: selection,
  before,
  now,
}: {
  /** The saves of drivers who take a turn. */
  saves: readonly DriverSaves[];
  window: Pick<SelectionWindow, 'periodId' | 'openedAt' | 'closesAt'>;
  before: WeekBefore | null;
  now: Instant;
}): Report => {
  const until = toEpochMs(selection.closesAt.instant);
  const first = saves.map((one) => toEpochMs(one.first));
  const last = saves.map((one) => toEpochMs(one.last));
  const times = before ? listTimes(before) : [];
  const untilBefore = before ? moveBack(selection, before.periodId) : 0;
  const toRow = (hours: number): ReportCell[] => {
    const at = until - hours * hourMs;
    const isPast = at <= toEpochMs(now);
    return [
      { hoursBefore: hours },
      { wallTime: toWallTime(at, selection.closesAt.timeZone) },
      isPast ? countUntil(first, at) : null,
      isPast ? countUntil(last, at) : null,
      ...(before ? [countUntil(times, untilBefore - hours * hourMs)] : []),
    ];
  };
  const hasEnded = toEpochMs(now) > until;
  const isLate = last.some((time) => time > until) || times.some((time) => time > untilBefore);
  const rows = listHours(toEpochMs(selection.openedAt), until).map(toRow);
  const late: ReportCell[] = [
    { hoursBefore: null },
    null,
    ...(hasEnded ? [first.length, last.length] : [null, null]),
    ...(before ? [times.length] : []),
  ];
  return {
    columns: [
      ...(['beforeCutoff', 'untilTime', 'hadSaved', 'wereFinal'] as const),
      ...(before ? (['wereFinalBefore'] as const) : []),
    ],
    rows: isLate ? [...rows, late] : rows,
  };
};
