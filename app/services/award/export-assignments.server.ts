import Papa from 'papaparse';
import type { AssignmentRow } from '~/domain/award/assignment-rows';

const columns = ['employee_id', 'driver_name', 'assigned_job'];

/** `final_assignments.csv` (spec 7), one line a driver; cells that a spreadsheet would run are quoted. */
export const assignmentsCsv = (rows: readonly AssignmentRow[]): string =>
  Papa.unparse(
    {
      fields: columns,
      data: rows.map(({ employeeId, name, jobId }) => [employeeId, name, jobId ?? '']),
    },
    { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' },
  );
