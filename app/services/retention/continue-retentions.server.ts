import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { RunningRetention } from '~/app/ports/retention';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  collectFailures,
  limitTime,
  makeSweepScope,
} from '~/app/services/selection/collect-failures';
import type { Swept } from '~/app/services/selection/sweep-due-sites.server';
import { planErasure } from '~/domain/erasure/plan-history';
import type { HistoryCounts } from '~/domain/retention/erased-history-schema';
import { findNextRun, takeEffect } from '~/domain/retention/retention';
import { compareText } from '~/domain/shared/text';
import type { Site } from '~/domain/site/site';
import { agreeOnTime } from '~/domain/time/agreed-time';
import { toInstant, type Instant } from '~/domain/time/instant';

/** How long a sweep erases at most, so that what runs after it has time. The next one continues. */
const erasesMs = 10_000;

/** Lets a run begin whose time is over by every clock of the last hour. Null while it may not. */
const beginRun = async (
  { stores, clock }: Pick<Deps, Writing>,
  companyId: string,
  waiting: RunningRetention,
): Promise<RunningRetention | null> => {
  const now = toInstant(clock.now());
  const { run, kept, asked } = waiting;
  const { firstSeenAt, agreedAt: at } = agreeOnTime(run.firstSeenAt, now, now >= run.dueAt);
  if (at === null) {
    const seen = { kept, asked, run: { ...run, firstSeenAt } };
    if (firstSeenAt !== run.firstSeenAt) await stores.retention.saveRun(companyId, waiting, seen);
    return null;
  }
  const overview = await stores.companies.read(companyId);
  if (!overview) return null;
  const next = takeEffect(waiting, { at, isActive: overview.company.isActive });
  const begun = { kept: next.kept, asked: next.asked, run: { ...run, at } };
  await stores.retention.saveRun(companyId, waiting, begun);
  return stores.retention.readRun(companyId);
};

const eraseAtSite = (
  deps: Pick<Deps, Writing>,
  site: Site,
  running: RunningRetention,
  { at, hasTime }: { at: Instant; hasTime: () => boolean },
): Promise<boolean> => {
  const scope = makeSweepScope(site);
  const toEntry = (from: HistoryCounts, to: HistoryCounts) =>
    makeLogEntry(deps, scope, 'delete', { code: 'history-erased', from, to });
  const plan = planErasure(site, running.kept, at);
  return deps.stores.retention.eraseHistory(site, { running, plan, hasTime, toEntry });
};

/** Continues to erase the history of a company that is over. `waiting`: nothing is to be done now. */
const continueRun = async (
  deps: Pick<Deps, Writing>,
  companyId: string,
  hasTime: () => boolean,
): Promise<'done' | 'more' | 'waiting'> => {
  const { retention, companies } = deps.stores;
  const found = await retention.readRun(companyId);
  let running = found?.run.at === null ? await beginRun(deps, companyId, found) : found;
  const at = running?.run.at ?? null;
  if (!running || at === null) return 'waiting';
  const sites = (await companies.read(companyId))?.sites ?? [];
  for (const site of sites.toSorted((a, b) => compareText(a.siteId, b.siteId))) {
    if (site.siteId <= running.run.doneSiteId) continue;
    if (!(await eraseAtSite(deps, site, running, { at, hasTime }))) return 'more';
    running = await retention.readRun(companyId);
    // Somebody chose other times, or another sweep has ended the run.
    if (running?.run.at !== at) return 'waiting';
  }
  const { kept, asked } = running;
  const dueAt = findNextRun(running, at, toInstant(deps.clock.now()));
  const run = dueAt === null ? null : { dueAt, firstSeenAt: null, at: null, doneSiteId: '' };
  const isSaved = await retention.saveRun(companyId, running, { kept, asked, run });
  return isSaved ? 'done' : 'waiting';
};

/** Continues to erase what companies no longer keep, one company after the other. */
export const continueRetentions = async ({
  deps,
  hasTime: hasSweepTime,
  now,
}: Call<Writing, { hasTime: () => boolean; now?: () => number }>): Promise<Swept> => {
  const hasTime = limitTime(hasSweepTime, erasesMs, now);
  const { failures, attempt } = collectFailures();
  let recorded = 0;
  let isComplete = true;
  const due = await attempt(null, () => deps.stores.retention.due(toInstant(deps.clock.now())));
  for (const companyId of due ?? []) {
    const tenant = { companyId, siteId: '' };
    const outcome = hasTime()
      ? await attempt(tenant, () => continueRun(deps, companyId, hasTime))
      : 'more';
    if (outcome === 'done') recorded += 1;
    if (outcome === 'more') isComplete = false;
  }
  return { recorded, failures, isComplete };
};
