import type { ReactNode } from 'react';
import { adminCopy, copy } from '~/app/copy/copy';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';

/** A column by which the table can be sorted. */
export interface AwardColumn<Row> {
  readonly label: string;
  /** What the rows are sorted by; rows without a value come last. */
  readonly getValue: (row: Row) => string | number | null;
  readonly show: (row: Row) => ReactNode;
  readonly className?: string;
}

/** The columns of every award by their names in the URL. Copy is read when they are made, in the reader's language. */
export const makeDriverColumns = () =>
  ({
    seniority: {
      label: adminCopy.common.seniority,
      getValue: ({ seniorityNumber }) => seniorityNumber,
      show: ({ seniorityNumber }) => seniorityNumber ?? copy.common.notAvailable,
      className: 'tabular-nums',
    },
    employeeId: {
      label: copy.common.employeeId,
      getValue: ({ employeeId }) => employeeId,
      show: ({ employeeId }) => employeeId,
      className: 'font-mono tabular-nums',
    },
    name: {
      label: copy.common.driver,
      getValue: ({ name }) => name,
      show: ({ name }) => name,
      className: 'font-semibold',
    },
  }) satisfies Record<string, AwardColumn<DriverRow>>;

/** Picks come before what was not picked: no list has as many. */
const afterPicks = { manual: 100_000, notRanked: 100_001 } as const;

/** Which pick of the driver the assignment is. */
export const makePickColumn = (): AwardColumn<DriverRow> => ({
  label: adminCopy.assignments.pickColumn,
  getValue: ({ assignmentType, rank }) => {
    if (assignmentType === null) return null;
    return assignmentType === 'manual' ? afterPicks.manual : (rank ?? afterPicks.notRanked);
  },
  show: ({ assignmentType, rank }) => {
    const { assignments } = adminCopy;
    if (assignmentType === null) return null;
    if (assignmentType !== 'manual' && rank !== null) return assignments.pick(rank);
    return (
      <span className="text-muted">
        {assignmentType === 'manual' ? assignments.manualPick : assignments.notRanked}
      </span>
    );
  },
  className: 'whitespace-nowrap tabular-nums',
});
