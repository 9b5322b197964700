import { splitEvenly } from '~/domain/shared/split-evenly';
import type { AwardFigures, DriverFigures, WeekFigures } from './award-figures';
import { outcomeKinds, type OutcomeKind } from './outcome-kinds';
import type { Report, ReportCell } from './report';

/** The bands of a table, as far as there are drivers. */
const maxBands = 4;

const getOutcome = ({ rank, jobId }: Pick<DriverFigures, 'rank' | 'jobId'>): OutcomeKind => {
  if (jobId === null) return 'noJob';
  if (rank === null) return 'notByPick';
  if (rank <= 3) return rank === 1 ? 'pick1' : rank === 2 ? 'pick2' : 'pick3';
  return rank <= 10 ? 'pick4To10' : 'pickLater';
};

const countOutcomes = (drivers: readonly DriverFigures[]): number[] => {
  const all = drivers.map(getOutcome);
  return outcomeKinds.map((kind) => all.filter((one) => one === kind).length);
};

/** How many drivers got which pick, with a row for each week. */
export const outcomesReport = (weeks: readonly WeekFigures[]): Report => ({
  columns: ['week', 'drivers', ...outcomeKinds],
  rows: weeks.flatMap(({ periodId, figures }): ReportCell[][] =>
    figures
      ? [[{ week: periodId }, figures.drivers.length, ...countOutcomes(figures.drivers)]]
      : [],
  ),
});

/** The same for one award, with a row for each quarter of its drivers, most senior first. */
export const bandOutcomesReport = ({ drivers }: AwardFigures): Report => ({
  columns: ['seniorityFrom', 'seniorityTo', 'drivers', ...outcomeKinds],
  rows: splitEvenly(drivers, Math.min(maxBands, drivers.length)).map((members) => [
    members.at(0)?.seniorityNumber ?? null,
    members.at(-1)?.seniorityNumber ?? null,
    members.length,
    ...countOutcomes(members),
  ]),
});
