import { isMissing, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { manualVacationKey, weekKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { type ManualVacation, type VacationWeek } from '~/domain/vacation/vacation-week';
import { manualVacationSchema, vacationWeekSchema } from '~/domain/vacation/vacation-week-schema';

/**
 * The item to store for a changed week. The change was decided on `week.version`, so the item gets the next version.
 */
const toWeekItem = (tenant: Tenant, week: VacationWeek): Item => ({
  ...weekKey(tenant, week.weekId),
  type: 'vacation-week',
  ...week,
  version: week.version + 1,
});

/** Stores a changed week if it is still as the change was decided on. */
export const putWeek = (tenant: Tenant, week: VacationWeek) => ({
  put: toWeekItem(tenant, week),
  if: weekUnchanged(week),
  refused: { code: 'weeks-changed' } as const,
});

export const fromWeekItem = (item: Record<string, unknown>): VacationWeek =>
  readItem('vacation-week', vacationWeekSchema, item);

export const weekUnchanged = ({ version }: VacationWeek): Condition =>
  version === 0
    ? isMissing
    : {
        expression: '#version = :version',
        names: { '#version': 'version' },
        values: { ':version': version },
      };

const toManualVacationItem = (tenant: Tenant, manual: ManualVacation): Item => ({
  ...manualVacationKey(tenant, manual.driverId),
  type: 'manual-vacation',
  ...manual,
});

/** Assigns a week manually to a driver who has no manual assignment yet. */
export const putManualVacation = (tenant: Tenant, manual: ManualVacation) => ({
  put: toManualVacationItem(tenant, manual),
  if: isMissing,
  refused: { code: 'driver-already-assigned' } as const,
});

export const fromManualVacationItem = (item: Record<string, unknown>): ManualVacation =>
  readItem('manual-vacation', manualVacationSchema, item);

export const isSameManual = ({ id }: ManualVacation): Condition => ({
  expression: '#id = :id',
  names: { '#id': 'id' },
  values: { ':id': id },
});
