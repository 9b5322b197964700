import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import type { VacationRow } from '~/domain/award/figures/assignment-rows';

/** What the dialog says about freeing the week in the URL; null if the driver there does not hold it. */
export const readFreeing = async (
  args: Pick<AdminArgs, 'deps' | 'access'>,
  rows: readonly VacationRow[],
  query: URLSearchParams,
) => {
  const row = rows.find(
    (one) => one.employeeId === query.get('driver') && one.weekId === query.get('week'),
  );
  if (!row || row.weekId === null) return null;
  const { employeeId, name, seniorityNumber = null, weekId } = row;
  const preview = await previewFreedWeek({ ...args, input: { employeeId, weekId } });
  const drivers = new Map(rows.map((one) => [one.employeeId, one]));
  return {
    driverId: employeeId,
    name,
    seniorityNumber,
    weekId,
    own: preview.own.map((one) => one.weekId),
    others: preview.others.map(({ driverId: other, before, after }) => ({
      driverId: other,
      name: drivers.get(other)?.name ?? '',
      seniorityNumber: drivers.get(other)?.seniorityNumber ?? null,
      before,
      after,
    })),
    confirmed: toConfirmed(preview),
  };
};
