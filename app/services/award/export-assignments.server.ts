import Papa from 'papaparse';
import {
  vacationLabels,
  type AssignmentRow,
  type VacationRow,
} from '~/domain/award/assignment-rows';
import type { SlotUsage } from '~/domain/award/slot-usage';

/** Cells that a spreadsheet would run are quoted (design 6). */
const csv = (fields: string[], data: (string | number)[][]): string =>
  Papa.unparse({ fields, data }, { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' });

/** `final_assignments.csv` (spec 7), one line a driver. */
export const assignmentsCsv = (rows: readonly AssignmentRow[]): string =>
  csv(
    ['employee_id', 'driver_name', 'assigned_job'],
    rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
  );

/** `final_vacation_assignments.csv`: the same with the dates of the week and how it was assigned. */
export const vacationsCsv = (rows: readonly VacationRow[], weeks: readonly SlotUsage[]): string => {
  const dates = new Map(weeks.map((week) => [week.weekId, week]));
  return csv(
    [
      'employee_id',
      'driver_name',
      'seniority_number',
      'assigned_week',
      'start_date',
      'end_date',
      'assignment_type',
    ],
    rows.map(({ employeeId, name, seniorityNumber, weekId, assignmentType }) => {
      const week = dates.get(weekId ?? '');
      return [
        employeeId,
        name,
        seniorityNumber ?? '',
        weekId ?? '',
        week?.startDate ?? '',
        week?.endDate ?? '',
        assignmentType ? vacationLabels[assignmentType] : '',
      ];
    }),
  );
};
