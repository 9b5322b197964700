import { encodeTime } from 'ulid';
import type { Stores } from '~/app/ports/deps';
import type { LogMarker, MarkedLists, Replacement, SaveFacts } from '~/app/ports/picks';
import type { SiteScope } from '~/domain/company/scope';
import { drainMs } from '~/domain/selection/selection-window';
import { fail, ok } from '~/domain/shared/result';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { isAsBefore, putManualWeeks } from './manual-weeks';
import { within, type Memory } from './memory';

/** Recent lists are the current ones, and any count of entries but the known one may be a change. */
const createRecent = <List>(memory: Memory, list: (scope: SiteScope) => Promise<List[]>) => {
  const count = (scope: SiteScope, since: Instant) =>
    memory.activity.below(within(scope)).filter(({ id }) => id >= encodeTime(toEpochMs(since), 10))
      .length;
  return {
    recent: async (scope: SiteScope, now: Instant): Promise<MarkedLists<List>> => {
      const since = toInstant(toEpochMs(now) - drainMs);
      return { marker: { since, count: count(scope, since) }, lists: await list(scope), asOf: now };
    },
    isOutdated: async (scope: SiteScope, marker: LogMarker, now: Instant): Promise<boolean> => {
      const age = toEpochMs(now) - toEpochMs(marker.since);
      const lastsMs = marker.count > 0 ? 2 * drainMs : 10 * minuteMs;
      return age < 0 || age >= lastsMs || count(scope, marker.since) !== marker.count;
    },
  };
};

const isRefused = (
  stored: SaveFacts | null,
  { acceptedAt }: SaveFacts,
  replacement: Replacement | undefined,
): boolean => {
  if (stored && stored.acceptedAt > acceptedAt) return true;
  return replacement !== undefined && (stored?.receiptNumber ?? null) !== replacement.over;
};

/** A page of saves. The cursor is how many came before. */
const getPage = <List>(
  all: readonly List[],
  { after, limit }: { after: string | null; limit: number },
) => {
  const from = Number(after);
  const saves = all.slice(from, from + limit);
  return { saves, next: saves.length < limit ? null : String(from + limit) };
};

export const createPicks = (memory: Memory): Stores['picks'] => {
  const { picks, history, log, post } = memory;
  const list = async (scope: SiteScope) => picks.below(within(scope));
  return {
    get: async (scope, employeeId) => picks.get(within(scope, employeeId)),
    list,
    ...createRecent(memory, list),
    save: async (scope, saved, entry, replacement) => {
      if (isRefused(picks.get(within(scope, saved.employeeId)), saved, replacement))
        return fail({ code: 'newer-save-exists' });
      picks.put(within(scope, saved.employeeId), saved);
      history.put(
        within(scope, `${saved.employeeId}#${saved.acceptedAt}#${saved.receiptNumber}`),
        saved,
      );
      log(scope, entry);
      if (replacement?.mail) post(replacement.mail);
      return ok(null);
    },
    history: async (scope, employeeId, limit) =>
      history
        .below(within(scope, `${employeeId}#`))
        .reverse()
        .slice(0, limit),
    saves: async (scope, page) => getPage(history.below(within(scope)), page),
  };
};

export const createVacationPicks = (memory: Memory): Stores['vacationPicks'] => {
  const { vacationPicks, vacationHistory, log, post } = memory;
  const list = async (scope: SiteScope) => vacationPicks.below(within(scope));
  return {
    get: async (scope, employeeId) => vacationPicks.get(within(scope, employeeId)),
    list,
    ...createRecent(memory, list),
    save: async (scope, saved, entry, replacement) => {
      if (isRefused(vacationPicks.get(within(scope, saved.employeeId)), saved, replacement))
        return fail({ code: 'newer-save-exists' });
      const key = `${saved.employeeId}#${saved.acceptedAt}#${saved.receiptNumber}`;
      vacationPicks.put(within(scope, saved.employeeId), saved);
      vacationHistory.put(within(scope, key), saved);
      log(scope, entry);
      if (replacement?.mail) post(replacement.mail);
      return ok(null);
    },
    giveUp: async (scope, saved, entry, { over, manual }) => {
      const stored = vacationPicks.get(within(scope, saved.employeeId));
      const changes = manual ? [manual] : [];
      if ((stored?.receiptNumber ?? null) !== over || !isAsBefore(memory, scope, changes))
        return fail({ code: 'weeks-changed' });
      putManualWeeks(memory, scope, changes);
      const key = `${saved.employeeId}#${saved.acceptedAt}#${saved.receiptNumber}`;
      vacationPicks.put(within(scope, saved.employeeId), saved);
      vacationHistory.put(within(scope, key), saved);
      log(scope, entry);
      return ok(null);
    },
    history: async (scope, employeeId, limit) =>
      vacationHistory
        .below(within(scope, `${employeeId}#`))
        .reverse()
        .slice(0, limit),
    saves: async (scope, page) => getPage(vacationHistory.below(within(scope)), page),
  };
};
