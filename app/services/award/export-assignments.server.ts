import type { Table } from '~/app/services/files/table';
import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AssignmentRow, VacationRow } from '~/domain/award/figures/assignment-rows';
import type { SlotUsage } from '~/domain/award/figures/slot-usage';
import type { Held, NamedDifference } from '~/domain/award/results/award-difference';
import { findLabel } from '~/domain/shared/find-label';

/** The file `final_assignments`, one row per driver. */
export const toAssignmentsTable = (rows: readonly AssignmentRow[]): Table => [
  ['employee_id', 'driver_name', 'assigned_job'],
  ...rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
];

/** The file `final_vacation_assignments`, also with each week's dates, how it was assigned, and its round if there are several. */
export const toVacationsTable = (
  rows: readonly VacationRow[],
  weeks: readonly SlotUsage[],
  typeNames: Readonly<Record<AssignmentType, string>>,
): Table => {
  const dates = new Map(weeks.map((week) => [week.weekId, week]));
  const hasRounds = rows.some(({ round }) => round !== null);
  return [
    [
      'employee_id',
      'driver_name',
      'seniority_number',
      'assigned_week',
      'start_date',
      'end_date',
      'assignment_type',
      ...(hasRounds ? ['round'] : []),
    ],
    ...rows.map(({ employeeId, name, seniorityNumber, weekId, assignmentType, round }) => {
      const week = dates.get(weekId ?? '');
      return [
        employeeId,
        name,
        seniorityNumber ?? '',
        weekId ?? '',
        week?.startDate ?? '',
        week?.endDate ?? '',
        assignmentType ? findLabel(typeNames, assignmentType) : '',
        ...(hasRounds ? [round ?? ''] : []),
      ];
    }),
  ];
};

/** The files `award_difference` and `vacation_award_difference`, one row per driver whose result differs. */
export const toDifferenceTable = (
  changes: readonly NamedDifference[],
  typeNames: Readonly<Record<AssignmentType, string>>,
): Table => {
  const toCells = (held: readonly Held[]) => [
    held.map(({ awardedId }) => awardedId).join(', '),
    held.map(({ assignmentType }) => findLabel(typeNames, assignmentType)).join(', '),
  ];
  return [
    ['employee_id', 'driver_name', 'seniority_number', 'before', 'before_type', 'now', 'now_type'],
    ...changes.map(({ driverId, name, seniorityNumber, before, after }) => [
      driverId,
      name,
      seniorityNumber ?? '',
      ...toCells(before),
      ...toCells(after),
    ]),
  ];
};
