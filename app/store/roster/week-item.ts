import * as z from 'zod';
import { isMissing, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { manualVacationKey, weekKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import type { ManualWeeks } from '~/domain/vacation/manual-weeks';
import { type ManualVacation, type VacationWeek } from '~/domain/vacation/vacation-week';
import { manualVacationSchema, vacationWeekSchema } from '~/domain/vacation/vacation-week-schema';

const weeksChanged = { code: 'weeks-changed' } as const;

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
  refused: weeksChanged,
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

/** All weeks that are manually assigned to a driver: the first as the item itself, the others in a list. */
const manualWeeksSchema = manualVacationSchema.extend({
  others: z.array(manualVacationSchema).optional(),
});

export const fromManualWeeksItem = (item: Record<string, unknown>): ManualVacation[] => {
  const { others = [], ...first } = readItem('manual-vacation', manualWeeksSchema, item);
  return [first, ...others];
};

const areSame = ([first, ...others]: readonly ManualVacation[]): Condition => {
  if (!first) return isMissing;
  const names = { '#id': 'id', '#others': 'others' };
  return others.length > 0
    ? {
        expression: ['#id = :id', '#others = :others'].join(' AND '),
        names,
        values: { ':id': first.id, ':others': others },
      }
    : {
        expression: ['#id = :id', 'attribute_not_exists(#others)'].join(' AND '),
        names,
        values: { ':id': first.id },
      };
};

/** Stores which weeks are manually assigned to a driver, if those of before still are. */
export const changeManualWeeks = (
  tenant: Tenant,
  { driverId, before, after }: ManualWeeks,
): Step<typeof weeksChanged> => {
  const key = manualVacationKey(tenant, driverId);
  const guard = { if: areSame(before), refused: weeksChanged };
  const [first, ...others] = after;
  return first
    ? {
        put: { ...key, type: 'manual-vacation', ...first, ...(others.length > 0 && { others }) },
        ...guard,
      }
    : { delete: key, ...guard };
};
