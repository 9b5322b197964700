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

/** The rows of `final_vacation_assignments.csv`, also with each week's dates and how it was assigned. */
export const vacationsCsv = (
  rows: readonly VacationRow[],
  weeks: readonly SlotUsage[],
  typeNames: Readonly<Record<AssignmentType, string>>,
): string => {
  const dates = new Map(weeks.map((week) => [week.weekId, week]));
  return csvLines([
    [
      'employee_id',
      'driver_name',
      'seniority_number',
      'assigned_week',
      'start_date',
      'end_date',
      'assignment_type',
    ],
    ...rows.map(({ employeeId, name, seniorityNumber, weekId, assignmentType }) => {
      const week = dates.get(weekId ?? '');
      return [
        employeeId,
        name,
        String(seniorityNumber ?? ''),
        weekId ?? '',
        week?.startDate ?? '',
        week?.endDate ?? '',
        assignmentType ? findLabel(typeNames, assignmentType) : '',
      ];
    }),
  ]);
};
