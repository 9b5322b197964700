import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readLeave } from '~/app/services/leave/read-leave.server';

/** All leave of drivers, one row for each span. */
export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { rows } = await readLeave({ deps, access, now });
  const table = [
    ['employee_id', 'driver_name', 'seniority_number', 'from', 'to', 'kind'],
    ...rows.map(({ employeeId, name, seniorityNumber, from, to, kind }) => [
      ...[employeeId, name, seniorityNumber],
      ...[from, to, kind],
    ]),
  ];
  return downloadTable(request, table, 'leave');
});
