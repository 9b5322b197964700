import { csvLines } from '~/app/services/files/csv.server';
import { findLabel } from '~/domain/shared/find-label';
import type { AssignmentType } from '~/domain/award/assignment-type';
import type { AssignmentRow, VacationRow } from '~/domain/award/assignment-rows';
import type { SlotUsage } from '~/domain/award/slot-usage';

/** The rows of `final_assignments.csv`, one per driver. */
export const assignmentsCsv = (rows: readonly AssignmentRow[]): string =>
  csvLines([
    ['employee_id', 'driver_name', 'assigned_job'],
    ...rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
  ]);

/** The rows of `final_vacation_assignments.csv`, also with each week's dates, how it was assigned, and its round if there are several. */
export const vacationsCsv = (
  rows: readonly VacationRow[],
  weeks: readonly SlotUsage[],
  typeNames: Readonly<Record<AssignmentType, string>>,
): string => {
  const dates = new Map(weeks.map((week) => [week.weekId, week]));
  const hasRounds = rows.some(({ round }) => round !== null);
  return csvLines([
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
        String(seniorityNumber ?? ''),
        weekId ?? '',
        week?.startDate ?? '',
        week?.endDate ?? '',
        assignmentType ? findLabel(typeNames, assignmentType) : '',
        ...(hasRounds ? [String(round ?? '')] : []),
      ];
    }),
  ]);
};
