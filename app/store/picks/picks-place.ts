import type * as z from 'zod';
import type { SaveFacts } from '~/app/ports/picks';
import type { Key, KeyRange } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import * as keys from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { pickListSchema, type PickList } from '~/domain/picks/pick-list';
import { vacationPicksSchema, type VacationPicks } from '~/domain/vacation/vacation-picks-schema';

/** Where the lists of one catalogue are stored, and their schema. */
export interface PicksPlace<List> {
  readonly schema: z.ZodType<List>;
  readonly type: string;
  readonly historyType: string;
  readonly recentName: keys.RecentName;
  /** The attribute that holds what the driver has ranked. */
  readonly ranked: keyof List & string;
  readonly toKey: (tenant: Tenant, employeeId: string) => Key;
  readonly toRange: (tenant: Tenant) => KeyRange;
  readonly toHistoryKey: (tenant: Tenant, save: SaveFacts) => Key;
  readonly toHistoryRange: (tenant: Tenant, employeeId: string) => KeyRange;
  readonly toSavesRange: (tenant: Tenant) => KeyRange;
}

export const jobLists: PicksPlace<PickList> = {
  schema: pickListSchema,
  type: 'picks',
  historyType: 'pick-history',
  recentName: 'JOB',
  ranked: 'jobIds',
  toKey: keys.picksKey,
  toRange: keys.picksRange,
  toHistoryKey: keys.historyKey,
  toHistoryRange: keys.historyRange,
  toSavesRange: keys.allSavesRange,
};

export const weekLists: PicksPlace<VacationPicks> = {
  schema: vacationPicksSchema,
  type: 'vacation-picks',
  historyType: 'vacation-picks',
  recentName: 'WEEK',
  ranked: 'weekIds',
  toKey: keys.vacationPicksKey,
  toRange: keys.vacationPicksRange,
  toHistoryKey: keys.vacationHistoryKey,
  toHistoryRange: keys.vacationHistoryRange,
  toSavesRange: keys.allVacationSavesRange,
};

export const fromPicksItem = <List>(
  { type, schema }: PicksPlace<List>,
  item: Record<string, unknown>,
): List => readItem(type, schema, item);
