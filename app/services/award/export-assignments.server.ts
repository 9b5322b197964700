import { reportCsv } from '~/app/services/files/csv.server';
import {
  vacationLabels,
  type AssignmentRow,
  type VacationRow,
} from '~/domain/award/assignment-rows';
import type { SlotUsage } from '~/domain/award/slot-usage';

/** `final_assignments.csv`, one line a driver. */
export const assignmentsCsv = (rows: readonly AssignmentRow[]): string =>
  reportCsv({
    columns: ['employee_id', 'driver_name', 'assigned_job'],
    rows: rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
  });

/** `final_vacation_assignments.csv`: the same with the dates of the week and how it was assigned. */
export const vacationsCsv = (rows: readonly VacationRow[], weeks: readonly SlotUsage[]): string => {
  const dates = new Map(weeks.map((week) => [week.weekId, week]));
  return reportCsv({
    columns: [
      'employee_id',
      'driver_name',
      'seniority_number',
      'assigned_week',
      'start_date',
      'end_date',
      'assignment_type',
    ],
    rows: rows.map(({ employeeId, name, seniorityNumber, weekId, assignmentType }) => {
      const week = dates.get(weekId ?? '');
      return [
        employeeId,
        name,
        String(seniorityNumber ?? ''),
        weekId ?? '',
        week?.startDate ?? '',
        week?.endDate ?? '',
        assignmentType ? vacationLabels[assignmentType] : '',
      ];
    }),
  });
};
