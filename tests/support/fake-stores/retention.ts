import type { Stores } from '~/app/ports/deps';
import type { RetentionRun, StoredRetention } from '~/app/ports/retention';
import { addHistoryCounts, noCounts } from '~/domain/retention/erased-history-schema';
import { firstRetention } from '~/domain/retention/retention';
import { within, type Memory } from './memory';
import { table } from './table';

type Stored = StoredRetention & { readonly run: RetentionRun | null };

/** Erases a site's published weeks and log; what else is stored is a matter of the real store. */
export const createRetention = (memory: Memory): Stores['retention'] => {
  const stored = table<Stored>();
  const erased = table<Awaited<ReturnType<Stores['retention']['readErased']>>>();
  const read = (companyId: string): StoredRetention => {
    const { version, kept, asked } = stored.get(companyId) ?? { ...firstRetention, version: 0 };
    return { version, kept, asked };
  };
  const isAt = (companyId: string, { version, run }: Stored) => {
    const now = stored.get(companyId);
    return now?.version === version && now.run?.step === run?.step;
  };
  const none = { counts: noCounts, keptFrom: {} };
  return {
    read: async (companyId) => read(companyId),
    readMany: async (companyIds) => companyIds.map(read),
    save: async (scope, { read: { version }, next, dueAt, entry }) => {
      const { companyId } = scope;
      if (read(companyId).version !== version || !memory.companies.has(companyId)) return false;
      const begin = { firstSeenAt: null, at: null, doneSiteId: '', step: 0 };
      const { kept, asked } = next;
      const run = dueAt === null ? null : { dueAt, ...begin };
      stored.put(companyId, { version: version + 1, kept, asked, run });
      memory.log(scope, entry);
      const { id, at, actor, event: act } = entry;
      memory.putNotice({ id, at, notice: { kind: 'company-changed', act, actor } });
      return true;
    },
    due: async (until) =>
      memory.companies
        .below('')
        .map(({ companyId }) => ({ companyId, run: stored.get(companyId)?.run }))
        .filter(({ run }) => run && (run.firstSeenAt !== null || run.dueAt <= until))
        .map(({ companyId }) => companyId),
    readRun: async (companyId) => {
      const found = stored.get(companyId);
      return found?.run ? { ...found, run: found.run } : null;
    },
    saveRun: async (companyId, before, { kept, asked, run }) => {
      if (!isAt(companyId, before)) return false;
      const isSame = kept === before.kept && asked === before.asked;
      const version = isSame ? before.version : before.version + 1;
      const step = before.run.step + 1;
      stored.put(companyId, { version, kept, asked, run: run && { ...run, step } });
      return true;
    },
    eraseHistory: async (tenant, { running, plan, hasTime, toEntry }) => {
      if (!hasTime() || !isAt(tenant.companyId, running)) return false;
      const { awards, log } = plan;
      const own = within(tenant);
      const isOver = (path: string) =>
        awards !== null &&
        /^\d/.test(path.slice(own.length)) &&
        path.slice(own.length, own.length + 8) <= awards.lastPeriod;
      const weeks = memory.awards.paths().filter((path) => path.startsWith(own) && isOver(path));
      const entries = memory.activity
        .below(own)
        .filter(({ at }) => log !== null && at < log.before);
      for (const path of weeks) memory.awards.delete(path);
      for (const { id } of entries) memory.activity.delete(within(tenant, id));
      const periods = new Set(weeks.map((path) => path.slice(own.length, own.length + 8)));
      const before = erased.get(own) ?? none;
      const found = { weeks: periods.size, entries: entries.length };
      const counts = addHistoryCounts(before.counts, found);
      erased.put(own, {
        counts,
        keptFrom: {
          ...before.keptFrom,
          ...(awards && weeks.length > 0 && { awards: awards.keptFrom }),
          ...(log && entries.length > 0 && { log: log.keptFrom }),
        },
      });
      if (weeks.length + entries.length > 0) memory.log(tenant, toEntry(before.counts, counts));
      const step = running.run.step + 1;
      const run = { ...running.run, doneSiteId: tenant.siteId, step };
      stored.put(tenant.companyId, { ...running, run });
      return true;
    },
    readErased: async (tenant) => erased.get(within(tenant)) ?? none,
    countOver: async (tenant, { awards, log }, max) => {
      const own = within(tenant);
      const periods = memory.awards
        .paths()
        .filter((path) => path.startsWith(own))
        .map((path) => path.slice(own.length, own.length + 8))
        .filter((period) => awards !== null && /^\d/.test(period) && period <= awards.lastPeriod);
      const entries = memory.activity.below(own).filter(({ at }) => log && at < log.before);
      const toMost = (count: number) => Math.min(count, max);
      return { weeks: toMost(new Set(periods).size), claims: 0, entries: toMost(entries.length) };
    },
  };
};
