import type { Stores } from '~/app/ports/deps';
import type { LastBulk, RosterStore, WithBulk } from '~/app/ports/roster';
import type { CompanyUsage } from '~/app/ports/tenancy';
import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import type { VacationWeek } from '~/domain/vacation/vacation-week';
import { isAsBefore, putManualWeeks } from './manual-weeks';
import { within, type Memory } from './memory';
import type { table } from './table';

/** Whether a change undoes another bulk change than the last one. */
const isOther = (
  bulks: Memory['bulks'],
  key: string,
  bulk: WithBulk<unknown>['bulk'] | undefined,
) => bulk !== undefined && 'undoes' in bulk && bulks.get(key)?.at !== bulk.undoes;

const keepBulk = (
  bulks: Memory['bulks'],
  key: string,
  { bulk, entry }: { bulk: WithBulk<unknown>['bulk'] | undefined; entry: Activity },
) => {
  if (!bulk) return;
  if ('undoes' in bulk) bulks.delete(key);
  else bulks.put(key, { ...bulk, at: entry.at, by: entry.actor.name });
};

const createRoster = <T>(
  { usages, versions, bulks, log, getUsage }: Memory,
  list: {
    name: string;
    counter: keyof CompanyUsage;
    rows: ReturnType<typeof table<T>>;
    getId: (item: T) => string;
    /** Returns whether the item may be stored. If not, the whole change is refused. */
    mayPut?: (tenant: Tenant, item: T) => boolean;
    onPut?: (tenant: Tenant, item: T) => void;
    onDelete?: (tenant: Tenant, id: string) => void;
  },
): RosterStore<T> => ({
  list: async (scope) => ({
    items: list.rows.below(within(scope)),
    version: versions.get(within(scope, list.name)) ?? 0,
  }),
  lastBulk: async (scope) => (bulks.get(within(scope, list.name)) as LastBulk<T>) ?? null,
  commit: async (scope, { expectedVersion, puts, deletes, entry, usage, bulk }) => {
    const current = versions.get(within(scope, list.name)) ?? 0;
    const isRefused = puts.some((item) => list.mayPut?.(scope, item) === false);
    if (current !== expectedVersion || isRefused || isOther(bulks, within(scope, list.name), bulk))
      return fail({ code: 'list-changed' });
    const used = getUsage(scope.companyId);
    if (usage) {
      const count = used[list.counter] + usage.growth;
      if (usage.growth > 0 && count > usage.limit) return fail({ code: 'list-changed' });
      usages.put(scope.companyId, { ...used, [list.counter]: count });
    }
    const kept = new Set(puts.map(list.getId));
    for (const id of deletes.filter((one) => !kept.has(one))) {
      list.rows.delete(within(scope, id));
      list.onDelete?.(scope, id);
    }
    for (const item of puts) {
      list.rows.put(within(scope, list.getId(item)), item);
      list.onPut?.(scope, item);
    }
    versions.put(within(scope, list.name), current + 1);
    log(scope, entry);
    keepBulk(bulks, within(scope, list.name), { bulk, entry });
    return ok({ version: current + 1 });
  },
  finish: async () => true,
});
export const directoryKey = (employeeId: string, companyId: string) => `${employeeId}#${companyId}`;
export const createDrivers = (memory: Memory): Stores['drivers'] => {
  const { drivers, manualVacations, vacationPicks, contacts, credentials, picks, directory } =
    memory;
  const { noteConfirmations, leave } = memory;
  const isOwn = (tenant: Tenant, employeeId: string) =>
    (directory.get(directoryKey(employeeId, tenant.companyId)) ?? tenant).siteId === tenant.siteId;
  return createRoster(memory, {
    name: 'DRIVER',
    counter: 'drivers',
    rows: drivers,
    getId: (driver) => driver.employeeId,
    mayPut: (tenant, { employeeId }) => isOwn(tenant, employeeId),
    onPut: ({ companyId, siteId }, { employeeId }) =>
      directory.put(directoryKey(employeeId, companyId), { companyId, siteId }),
    onDelete: (tenant, employeeId) => {
      credentials.delete(within(tenant, employeeId));
      contacts.delete(within(tenant, employeeId));
      picks.delete(within(tenant, employeeId));
      vacationPicks.delete(within(tenant, employeeId));
      manualVacations.delete(within(tenant, employeeId));
      noteConfirmations.delete(within(tenant, employeeId));
      leave.delete(within(tenant, employeeId));
      if (isOwn(tenant, employeeId)) directory.delete(directoryKey(employeeId, tenant.companyId));
    },
  });
};

export const createJobs = (memory: Memory): Stores['jobs'] => {
  return createRoster(memory, {
    name: 'JOB',
    counter: 'jobs',
    rows: memory.jobs,
    getId: (job) => job.jobId,
  });
};

export const createDirectory = (memory: Memory): Stores['directory'] => {
  const { directory } = memory;
  return {
    find: async (employeeId) => directory.below(`${employeeId}#`),
    takenElsewhere: async (scope, employeeIds) =>
      new Map(
        employeeIds.flatMap((employeeId) => {
          const entry = directory.get(directoryKey(employeeId, scope.companyId));
          return entry && entry.siteId !== scope.siteId ? [[employeeId, entry] as const] : [];
        }),
      ),
  };
};

export const createWeeks = (memory: Memory): Stores['weeks'] => {
  const { weeks, manualVacations, bulks, log } = memory;
  return {
    list: async (scope) => weeks.below(within(scope)),
    manual: async (scope) =>
      manualVacations
        .below(within(scope))
        .flat()
        .sort((a, b) => compareText(a.id, b.id)),
    change: async (scope, { puts = [], deletes = [], manual = [], entry, bulk }) => {
      const getKey = (week: VacationWeek) => within(scope, week.weekId);
      const isStale = (week: VacationWeek) =>
        (weeks.get(getKey(week))?.version ?? 0) !== week.version;
      const isStaleUndo = isOther(bulks, within(scope, 'WEEK'), bulk);
      if (
        puts.some(isStale) ||
        deletes.some(isStale) ||
        !isAsBefore(memory, scope, manual) ||
        isStaleUndo
      )
        return fail({ code: 'weeks-changed' });
      for (const week of puts) weeks.put(getKey(week), { ...week, version: week.version + 1 });
      for (const week of deletes) weeks.delete(getKey(week));
      putManualWeeks(memory, scope, manual);
      log(scope, entry);
      keepBulk(bulks, within(scope, 'WEEK'), { bulk, entry });
      return ok(null);
    },
    lastBulk: async (scope) => (bulks.get(within(scope, 'WEEK')) as LastBulk<WeekFields>) ?? null,
  };
};

export const createJobTemplates = ({ jobTemplates, log }: Memory): Stores['jobTemplates'] => {
  const read = (scope: Tenant) => jobTemplates.get(within(scope)) ?? { version: 0, templates: [] };
  return {
    read: async (scope) => read(scope),
    save: async (scope, { version, templates }, entry) => {
      if (read(scope).version !== version) return fail({ code: 'templates-changed' });
      jobTemplates.put(within(scope), { version: version + 1, templates });
      log(scope, entry);
      return ok(null);
    },
  };
};

export const createImportGlossary = ({ glossaries, log }: Memory): Stores['importGlossary'] => {
  const read = (scope: Tenant, noun: string) =>
    glossaries.get(within(scope, noun)) ?? { version: 0, headers: [], words: [] };
  return {
    read: async (scope, noun) => read(scope, noun),
    save: async (scope, noun, { glossary, entry }) => {
      const { version } = glossary;
      if (read(scope, noun).version !== version) return false;
      glossaries.put(within(scope, noun), { ...glossary, version: version + 1 });
      if (entry) log(scope, entry);
      return true;
    },
  };
};
