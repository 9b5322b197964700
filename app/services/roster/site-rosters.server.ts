import type { SiteCall, Stores } from '~/app/ports/deps';
import type { RosterStore, Versioned } from '~/app/ports/roster';
import type { CompanyUsage } from '~/app/ports/tenancy';
import type { SiteScope } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import { driverRoster, type DriverListError } from '~/domain/drivers/driver-roster';
import type { Job } from '~/domain/jobs/job';
import { jobRoster, type JobListError } from '~/domain/jobs/job-roster';
import type { ListRules } from '~/domain/roster/change-list';
import type { RosterText } from '~/domain/roster/roster-text';
import { countDriverUses, countJobUses, type RowUses, type UsesArgs } from './count-uses.server';

type Args = SiteCall<'stores'>;

/** One roster of a site (drivers or jobs): its rules, its limit and its store. */
export interface SiteRoster<T, E, Listed extends T = T> {
  readonly roster: ListRules<T, E> & RosterText<T>;
  /** The company's counter that `limit` applies to, over all its sites. */
  readonly counter: keyof CompanyUsage;
  readonly limit: 'maxDrivers' | 'maxJobs';
  readonly getStore: (stores: Stores) => RosterStore<T>;
  /** The roster as administrators see it. */
  readonly read: (args: Args) => Promise<Pick<Versioned<Listed>, 'items' | 'storing'>>;
  /** Why ids cannot be added to this roster, where another site is the reason. */
  readonly refuseIds?: (stores: Stores, scope: SiteScope, ids: readonly string[]) => Promise<E[]>;
  /** An error without what it says of rows that were not sent, for a reader who may not read the roster. */
  readonly hideListed?: (error: E) => E;
  /** Counts which of these rows are in lists or assigned manually. */
  readonly countUses: (args: UsesArgs, ids: readonly string[]) => Promise<RowUses>;
}

export type SiteDriversError =
  | DriverListError
  | {
      readonly code: 'employee-id-at-other-site';
      readonly employeeId: string;
      /** Null for a reader who may not know. */
      readonly siteId: string | null;
    };

export const siteDrivers: SiteRoster<
  Driver,
  SiteDriversError,
  Driver & { readonly passwordSet: boolean }
> = {
  roster: driverRoster,
  counter: 'drivers',
  limit: 'maxDrivers',
  getStore: ({ drivers }) => drivers,
  /** Most senior first, each with whether they have a password. */
  read: async ({ deps: { stores }, access: { scope } }) => {
    const [{ items, storing }, withPassword] = await Promise.all([
      stores.drivers.list(scope),
      stores.credentials.withPassword(scope),
    ]);
    const listed = items
      .map((driver) => ({ ...driver, passwordSet: withPassword.has(driver.employeeId) }))
      .sort((a, b) => a.seniorityNumber - b.seniorityNumber);
    return { items: listed, ...(storing && { storing }) };
  },
  refuseIds: async ({ directory }, scope, ids) => {
    const taken = await directory.takenElsewhere(scope, ids);
    return [...taken].map(([employeeId, { siteId }]) => ({
      code: 'employee-id-at-other-site',
      employeeId,
      siteId,
    }));
  },
  hideListed: (error) => {
    if (error.code === 'seniority-number-taken') return { ...error, by: null };
    return error.code === 'employee-id-at-other-site' ? { ...error, siteId: null } : error;
  },
  countUses: countDriverUses,
};

export const siteJobs: SiteRoster<Job, JobListError> = {
  roster: jobRoster,
  counter: 'jobs',
  limit: 'maxJobs',
  getStore: ({ jobs }) => jobs,
  /** Sorted by job ID, compared as text. */
  read: ({ deps: { stores }, access: { scope } }) => stores.jobs.list(scope),
  countUses: countJobUses,
};

/** How many drivers or jobs the company has in all its sites together. The company's limit applies to this number. */
export const countUsed = async ({
  deps,
  access: { company },
  counter,
}: Args & { counter: keyof CompanyUsage }): Promise<number> =>
  (await deps.stores.companies.usage(company.companyId))[counter];

/** A roster as administrators see it, with how much of its limit is used. */
export const readRoster = async <T, E, Listed extends T>(
  { read, counter, limit }: SiteRoster<T, E, Listed>,
  { deps, access }: Args,
) => {
  const { items, storing = null } = await read({ deps, access });
  return {
    items,
    storing,
    used: await countUsed({ deps, access, counter }),
    limit: access.company.settings[limit],
  };
};
