import { reportCsv } from '~/app/services/reports/csv.server';
import type { AssignmentRow } from '~/domain/award/assignment-rows';

/** `final_assignments.csv` (spec 7), one line a driver. */
export const assignmentsCsv = (rows: readonly AssignmentRow[]): string =>
  reportCsv({
    columns: ['employee_id', 'driver_name', 'assigned_job'],
    rows: rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
  });
