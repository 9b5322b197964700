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
  /** Where the value stands in the row of a phone, which has two lines and four columns. */
  readonly onPhones: string;
}

/** The places of a row on phones. What has none is left out there. */
export const places = {
  number: 'max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:text-muted',
  name: 'max-sm:col-start-2 max-sm:row-start-1',
  underName: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:text-xs max-sm:text-muted',
  held: 'max-sm:col-span-2 max-sm:col-start-3 max-sm:row-start-1',
  underHeld: 'max-sm:col-start-3 max-sm:row-start-2 max-sm:text-xs max-sm:text-muted',
  last: 'max-sm:col-start-4 max-sm:row-start-2 max-sm:text-xs max-sm:text-muted',
  none: 'max-sm:hidden',
} as const;

/** The columns of every award by their names in the URL. Copy is read when they are made, in the reader's language. */
export const makeDriverColumns = () =>
  ({
    seniority: {
      label: adminCopy.common.seniority,
      getValue: ({ seniorityNumber }) => seniorityNumber,
      show: ({ seniorityNumber }) => seniorityNumber ?? copy.common.notAvailable,
      className: 'tabular-nums',
      onPhones: places.number,
    },
    employeeId: {
      label: copy.common.employeeId,
      getValue: ({ employeeId }) => employeeId,
      show: ({ employeeId }) => employeeId,
      className: 'font-mono tabular-nums',
      onPhones: places.underName,
    },
    name: {
      label: copy.common.driver,
      getValue: ({ name }) => name,
      show: ({ name }) => name,
      className: 'font-semibold',
      onPhones: places.name,
    },
  }) satisfies Record<string, AwardColumn<DriverRow>>;

/** Picks come before what was not picked: no list has as many. */
const afterPicks = { manual: 100_000, notRanked: 100_001 } as const;

/** Whether the column of picks says the type of the assignment already. */
export const isSaidByPick = (type: DriverRow['assignmentType']): boolean =>
  type === 'preference' || type === 'manual';

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
  onPhones: places.last,
});
