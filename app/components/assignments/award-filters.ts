import { adminCopy } from '~/app/copy/copy';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';

/** One of the choices that limit which rows of an award a table shows. */
export interface AwardFilter {
  readonly value: string;
  readonly label: string;
  readonly matches: (row: DriverRow) => boolean;
}

interface FilterArgs {
  /** How the award differs from the version before; null if there is none to compare with. */
  readonly difference: { readonly changes: readonly { readonly driverId: string }[] } | null;
  /** The employee IDs of drivers with a claim; null if the table does not offer them. */
  readonly claimedBy: readonly string[] | null;
  /** What only this table offers. */
  readonly more: readonly AwardFilter[];
}

/** The choices of a table of jobs or weeks: the first shows every row. */
export const listFilters = ({ difference, claimedBy, more }: FilterArgs): AwardFilter[] => {
  const names = adminCopy.assignments.filters;
  const changed = new Set(difference?.changes.map(({ driverId }) => driverId));
  const claimants = new Set(claimedBy);
  return [
    { value: 'all', label: names.all, matches: () => true },
    {
      value: 'unassigned',
      label: names.unassigned,
      matches: ({ assignmentType }) => assignmentType === null,
    },
    {
      value: 'manual',
      label: names.manual,
      matches: ({ assignmentType }) => assignmentType === 'manual',
    },
    ...more,
    ...(difference
      ? [
          {
            value: 'changed',
            label: names.changed,
            matches: ({ employeeId }: DriverRow) => changed.has(employeeId),
          },
        ]
      : []),
    ...(claimedBy
      ? [
          {
            value: 'claimed',
            label: names.claimed,
            matches: ({ employeeId }: DriverRow) => claimants.has(employeeId),
          },
        ]
      : []),
  ];
};
