import type { Stores } from '~/app/ports/deps';
import type { ChangesPage, RosterStore, StoredChange, WithKept } from '~/app/ports/roster';
import type { CompanyUsage } from '~/app/ports/tenancy';
import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import type { Instant } from '~/domain/time/instant';
import { addDays, toIsoWeek } from '~/domain/time/iso-week';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import type { VacationWeek } from '~/domain/vacation/vacation-week';
import { isAsBefore, putManualWeeks } from './manual-weeks';
import { within, type Memory } from './memory';
import type { table } from './table';

/** The changes of one list that can be undone. */
const keepChanges = <T>({ keptChanges }: Memory, name: string) => {
  const toKey = (tenant: Tenant, id: string) => within(tenant, `${name}#${id}`);
  return {
    /** Whether a change undoes one that is not kept any more. */
    isUndone: (tenant: Tenant, { keep }: WithKept<T>) =>
      keep !== undefined && 'undoes' in keep && !keptChanges.has(toKey(tenant, keep.undoes)),
    keepChange: (
      tenant: Tenant,
      { keep, entry: { id, at, actor } }: WithKept<T> & { readonly entry: Activity },
    ) => {
      if (!keep) return;
      if ('undoes' in keep) keptChanges.delete(toKey(tenant, keep.undoes));
      else keptChanges.put(toKey(tenant, id), { ...keep, id, at, by: actor.name });
    },
    reads: {
      changes: async (tenant: Tenant, { limit, before }: ChangesPage) =>
        keptChanges
          .below(toKey(tenant, ''))
          .filter(({ id }) => before === undefined || id < before)
          .reverse()
          .slice(0, limit) as StoredChange<T>[],
      findChange: async (tenant: Tenant, id: string) =>
        keptChanges.get(toKey(tenant, id)) as StoredChange<T> | null,
    },
  };
};

const createRoster = <T>(
  memory: Memory,
  list: {
    name: string;
    counter: keyof CompanyUsage;
    rows: ReturnType<typeof table<T>>;
    getId: (item: T) => string;
    /** Returns whether the item may be stored. If not, the whole change is refused. */
    mayPut?: (tenant: Tenant, item: T) => boolean;
    onPut?: (tenant: Tenant, item: T) => void;
    onDelete?: (tenant: Tenant, id: string, at: Instant) => void;
  },
): RosterStore<T> => {
  const { usages, versions, log, getUsage } = memory;
  const { isUndone, keepChange, reads } = keepChanges<T>(memory, list.name);
  return {
    list: async (scope) => ({
      items: list.rows.below(within(scope)),
      version: versions.get(within(scope, list.name)) ?? 0,
    }),
    ...reads,
    commit: async (scope, change) => {
      const { expectedVersion, puts, deletes, entry, usage } = change;
      const current = versions.get(within(scope, list.name)) ?? 0;
      const isRefused = puts.some((item) => list.mayPut?.(scope, item) === false);
      if (current !== expectedVersion || isRefused || isUndone(scope, change))
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
        list.onDelete?.(scope, id, entry.at);
      }
      for (const item of puts) {
        list.rows.put(within(scope, list.getId(item)), item);
        list.onPut?.(scope, item);
      }
      versions.put(within(scope, list.name), current + 1);
      log(scope, entry);
      keepChange(scope, change);
      return ok({ version: current + 1 });
    },
    finish: async () => true,
  };
};
export const directoryKey = (employeeId: string, companyId: string) => `${employeeId}#${companyId}`;
export const createDrivers = (memory: Memory): Stores['drivers'] => {
  const { drivers, manualVacations, vacationPicks, contacts, credentials, picks, directory } =
    memory;
  const { noteConfirmations, leave, givenBack, leftOver } = memory;
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
    onDelete: (tenant, employeeId, at) => {
      credentials.delete(within(tenant, employeeId));
      contacts.delete(within(tenant, employeeId));
      picks.delete(within(tenant, employeeId));
      vacationPicks.delete(within(tenant, employeeId));
      manualVacations.delete(within(tenant, employeeId));
      noteConfirmations.delete(within(tenant, employeeId));
      leave.delete(within(tenant, employeeId));
      const week = toIsoWeek(addDays(at.slice(0, 10), -1));
      for (const answers of [givenBack, leftOver])
        for (const one of answers.below(within(tenant)))
          if (one.employeeId === employeeId && one.periodId >= week)
            answers.delete(within(tenant, `${one.periodId}#${employeeId}`));
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
  const { weeks, manualVacations, log } = memory;
  const { isUndone, keepChange, reads } = keepChanges<WeekFields>(memory, 'WEEK');
  return {
    list: async (scope) => weeks.below(within(scope)),
    manual: async (scope) =>
      manualVacations
        .below(within(scope))
        .flat()
        .sort((a, b) => compareText(a.id, b.id)),
    change: async (scope, change) => {
      const { puts = [], deletes = [], manual = [], entry } = change;
      const getKey = (week: VacationWeek) => within(scope, week.weekId);
      const isStale = (week: VacationWeek) =>
        (weeks.get(getKey(week))?.version ?? 0) !== week.version;
      if (
        puts.some(isStale) ||
        deletes.some(isStale) ||
        !isAsBefore(memory, scope, manual) ||
        isUndone(scope, change)
      )
        return fail({ code: 'weeks-changed' });
      for (const week of puts) weeks.put(getKey(week), { ...week, version: week.version + 1 });
      for (const week of deletes) weeks.delete(getKey(week));
      putManualWeeks(memory, scope, manual);
      log(scope, entry);
      keepChange(scope, change);
      return ok(null);
    },
    ...reads,
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
