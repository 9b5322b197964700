import type * as z from 'zod';
import { freeOrOwn, toDirectoryItem } from '~/app/store/access/directory-item';
import type { Db, Item } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { directoryKey } from '~/app/store/table/installation-keys';
import {
  contactKey,
  credentialKey,
  leaveKey,
  listItemKey,
  manualVacationKey,
  noteConfirmationsKey,
  picksKey,
  vacationPicksKey,
  type ListName,
} from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { driverSchema, type Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { jobSchema } from '~/domain/jobs/job-schema';
import type { Journal } from './journal-item';
import { findWeekAnswers } from './week-answers.server';

/**
 * The reason why a step of a list change is refused. `changed`: another change came first. `taken`: the employee ID
 * belongs to another site. `skip`: leave the step out and try the rest again.
 */
export type ListRefusal =
  | { readonly kind: 'changed' | 'taken' }
  | { readonly kind: 'skip'; readonly step: ListStep };
export type ListStep = Step<ListRefusal>;

/** The way in which the items of one list are stored, and the other items that belong to each. */
export interface RosterList<T> {
  readonly name: ListName;
  /** The counter of the company that counts this list's items. */
  readonly counter: 'drivers' | 'jobs';
  readonly type: string;
  readonly schema: z.ZodType<T>;
  readonly getId: (item: T) => string;
  /** Further steps when the item with this id is written (`putAlong`) or deleted (`deleteAlong`). */
  readonly putAlong: (tenant: Tenant, id: string) => ListStep[];
  readonly deleteAlong: (tenant: Tenant, id: string) => ListStep[];
  /** Where else something of deleted items is that must not outlive them. */
  readonly findAlong: (
    db: Db,
    tenant: Tenant,
    deleted: Parameters<typeof findWeekAnswers>[2],
  ) => Promise<Key[]>;
}

export const toListItem = <T>(list: RosterList<T>, tenant: Tenant, item: T): Item => ({
  ...listItemKey(tenant, list.name, list.getId(item)),
  type: list.type,
  ...item,
});
export const fromListItem = <T>(list: RosterList<T>, item: Record<string, unknown>): T =>
  readItem(list.type, list.schema, item);

/**
 * Everything that a change of a list writes. The list itself comes first; what belongs to deleted items comes last,
 * because nothing reads it anymore.
 */
export const toListSteps = <T>(
  list: RosterList<T>,
  tenant: Tenant,
  { puts, deletes, found }: Journal<T>,
): ListStep[] => [
  ...deletes.map((id) => ({ delete: listItemKey(tenant, list.name, id) })),
  ...puts.flatMap((item) => [
    { put: toListItem(list, tenant, item) },
    ...list.putAlong(tenant, list.getId(item)),
  ]),
  ...deletes.flatMap((id) => list.deleteAlong(tenant, id)),
  ...found.map(({ pk, sk }) => ({ delete: { pk, sk } })),
];

export const jobList: RosterList<Job> = {
  name: 'JOB',
  counter: 'jobs',
  type: 'job',
  schema: jobSchema,
  getId: ({ jobId }) => jobId,
  putAlong: () => [],
  deleteAlong: () => [],
  findAlong: async () => [],
};

const skippable = (step: ListStep): ListStep => ({ ...step, refused: { kind: 'skip', step } });

/** The items that are deleted with a driver. */
export const listOwnKeys = (tenant: Tenant, employeeId: string): Key[] => [
  credentialKey(tenant, employeeId),
  contactKey(tenant, employeeId),
  picksKey(tenant, employeeId),
  vacationPicksKey(tenant, employeeId),
  manualVacationKey(tenant, employeeId),
  noteConfirmationsKey(tenant, employeeId),
  leaveKey(tenant, employeeId),
];

export const driverList: RosterList<Driver> = {
  name: 'DRIVER',
  counter: 'drivers',
  type: 'driver',
  schema: driverSchema,
  getId: ({ employeeId }) => employeeId,
  putAlong: (tenant, employeeId) => [
    {
      put: toDirectoryItem(tenant, employeeId),
      if: freeOrOwn(tenant),
      refused: { kind: 'taken' },
    },
  ],
  deleteAlong: (tenant, employeeId) => [
    ...listOwnKeys(tenant, employeeId).map((key) => ({ delete: key })),
    // A directory entry of another site is kept.
    skippable({ delete: directoryKey(employeeId, tenant.companyId), if: freeOrOwn(tenant) }),
  ],
  findAlong: findWeekAnswers,
};
