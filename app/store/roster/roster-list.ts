import { type Driver, driverSchema } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { jobSchema } from '~/domain/jobs/job-schema';
import type { Tenant } from '~/domain/company/scope';
import { freeOrOwn, toDirectoryItem } from '~/app/store/access/directory-item';
import { fromDriverItem, toDriverItem } from './driver-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { fromJobItem, toJobItem } from './job-item';
import { directoryKey } from '~/app/store/table/installation-keys';
import {
  contactKey,
  credentialKey,
  listItemKey,
  manualVacationKey,
  picksKey,
  vacationPicksKey,
  type ListName,
} from '~/app/store/table/keys';

/**
 * What a refused step of a list change means. `changed`: somebody was faster. `taken`: the employee id
 * belongs to another site. A `skip`ped step is left out and the rest tried again.
 */
export type ListRefusal =
  { readonly kind: 'changed' | 'taken' } | { readonly kind: 'skip'; readonly step: ListStep };
export type ListStep = Step<ListRefusal>;

/** How the items of one list are stored, and what hangs on each. */
export interface RosterList<T> {
  readonly name: ListName;
  /** Its counter among the company's. */
  readonly counter: 'drivers' | 'jobs';
  readonly idOf: (item: T) => string;
  readonly fromItem: (item: Record<string, unknown>) => T;
  readonly parse: (value: unknown) => T;
  readonly putSteps: (tenant: Tenant, item: T) => ListStep[];
  readonly deleteSteps: (tenant: Tenant, id: string) => ListStep[];
}

export const jobList: RosterList<Job> = {
  name: 'JOB',
  counter: 'jobs',
  idOf: (job) => job.jobId,
  fromItem: fromJobItem,
  parse: (value) => jobSchema.parse(value),
  putSteps: (tenant, job) => [{ put: toJobItem(tenant, job) }],
  deleteSteps: (tenant, jobId) => [{ delete: listItemKey(tenant, 'JOB', jobId) }],
};

const skippable = (step: ListStep): ListStep => ({ ...step, refused: { kind: 'skip', step } });

export const driverList: RosterList<Driver> = {
  name: 'DRIVER',
  counter: 'drivers',
  idOf: (driver) => driver.employeeId,
  fromItem: fromDriverItem,
  parse: (value) => driverSchema.parse(value),
  putSteps: (tenant, driver) => [
    { put: toDriverItem(tenant, driver) },
    {
      put: toDirectoryItem(tenant, driver.employeeId),
      if: freeOrOwn(tenant),
      refused: { kind: 'taken' },
    },
  ],
  deleteSteps: (tenant, employeeId) => [
    { delete: listItemKey(tenant, 'DRIVER', employeeId) },
    { delete: credentialKey(tenant, employeeId) },
    { delete: contactKey(tenant, employeeId) },
    { delete: picksKey(tenant, employeeId) },
    { delete: vacationPicksKey(tenant, employeeId) },
    { delete: manualVacationKey(tenant, employeeId) },
    // An entry that another site holds stays with it.
    skippable({ delete: directoryKey(employeeId, tenant.companyId), if: freeOrOwn(tenant) }),
  ],
};
