import type { SiteAccess } from '~/app/ports/sessions';
import type { JobChange } from '~/domain/award/record/change-offers';
import type { JobChainPlan } from '~/domain/award/record/free-jobs';
import { isAnsweredPick } from '~/domain/claims/claim';
import { pastAwards } from '~/domain/selection/past-awards';
import {
  beginPublishing,
  cancelPublishing,
  published,
  publishedChain,
  publishedPart,
  publishedPast,
  savesWritten,
  type WindowError,
} from '~/domain/selection/selection-window';
import { fail, ok } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { findAwardAhead } from '~/domain/site/traded-award';
import type { Instant } from '~/domain/time/instant';
import { loadAwardInput } from './load-award-input.server';
import type { PublishContext, PublishingError, PublishRules } from './publish-rules';
import { createPublishing } from './publish.server';
import { readRosters } from './read-roster-changes.server';

export type PublishError = PublishingError<WindowError>;

const notPublished = fail({ code: 'not-published-yet' } as const);

const hasNotEnded = (site: Site, now: Instant, { periodId }: { periodId: string }): boolean =>
  listAwardsNotOver(site, 'jobs', now).some((award) => award.periodId === periodId);

/** Publishes the period's jobs. */
const rules: PublishRules<WindowError> = {
  catalogue: 'jobs',
  getVersion: ({ window: selection }) => selection.awardVersion,
  getBasis: ({ window: selection }) => selection.version,
  freeze: (site, now, startsAt) => {
    const lateSaves = site.settings.afterCutoff === 'may-complete';
    const begun = beginPublishing(site.window, now, { lateSaves, startsAt });
    return begun.ok ? ok({ ...site, window: begun.value }) : begun;
  },
  thaw: (site) => {
    const selection = cancelPublishing(site.window);
    return selection && { ...site, window: selection };
  },
  prepare: (site, now) => {
    const written = savesWritten(site.window, now);
    return written.ok ? ok(site) : written;
  },
  load: async (deps, { scope, site, company }) => {
    // Read the claims before the input, so that for every granted claim the input has its assignment.
    const claims = await deps.stores.claims.list(scope, site.window.periodId);
    const readLists = () => deps.stores.picks.list(scope);
    const loaded = await loadAwardInput({ deps, scope, site, company, readLists });
    const { input, trades, picks } = loaded;
    const lists = picks.filter(({ periodId }) => periodId === site.window.periodId);
    return { input, trades, lists, answeredClaims: claims.filter(isAnsweredPick) };
  },
  readRosters,
  advance: (site, publishedAt) => ({ ...site, window: published(site.window, publishedAt) }),
  part: {
    prepare: (site, now, only) =>
      getAwardInForce(site, 'jobs') && (only === 'trades' || hasNotEnded(site, now, site.window))
        ? ok(site)
        : notPublished,
    advance: (site, publishedAt, only) => {
      const advance = only === 'freed-jobs' ? publishedChain : publishedPart;
      return { ...site, window: advance(site.window, publishedAt) };
    },
  },
  getPeriodId: ({ window: selection }) => selection.periodId,
  toEvent: ({ periodId, version, input, output }, digest, chain) => ({
    code: 'award-published',
    periodId,
    version,
    assigned: output.jobs.length,
    jobs: input.jobs.length,
    digest,
    ...(chain && { freed: chain.freed.map(({ jobId }) => jobId) }),
  }),
};

const present = createPublishing(rules);
export const {
  publish: publishAward,
  schedule: scheduleAward,
  cancel: cancelAward,
  findProgress: findAwardProgress,
} = present;

/** Publishes the award of an earlier selection, whose working week is not over, with one kind of change. */
const createPastPublishing = (periodId: string) => {
  const find = ({ window: selection }: Site) =>
    pastAwards(selection).find((one) => one.periodId === periodId);
  return createPublishing<WindowError>({
    ...rules,
    getVersion: (site) => find(site)?.version ?? 0,
    getBasis: (site) => `${periodId} ${find(site)?.version}`,
    // It is never awarded anew.
    prepare: () => notPublished,
    part: {
      prepare: (site, now, only) => {
        const mayChange =
          only === 'trades'
            ? findAwardAhead(site, now)?.periodId === periodId
            : hasNotEnded(site, now, { periodId });
        return mayChange ? ok(site) : notPublished;
      },
      advance: (site, publishedAt) => ({
        ...site,
        window: publishedPast(site.window, { periodId, publishedAt }),
      }),
    },
    getPeriodId: () => periodId,
  });
};

const getPublishing = ({ site }: SiteAccess, periodId: string) =>
  periodId === site.window.periodId ? present : createPastPublishing(periodId);

/** Publishes the version of the period with the trades that were approved since. */
export const publishPeriodTrades = (context: PublishContext, periodId: string) =>
  getPublishing(context.access, periodId).publish({ ...context, only: 'trades' });

/**
 * Publishes the version of the period with these jobs as they are now. Nobody else's result changes. `not-published-yet`: the working week is over, or the version was withdrawn.
 */
export const publishJobChanges = (
  context: PublishContext,
  periodId: string,
  jobs: readonly JobChange[],
) => getPublishing(context.access, periodId).publish({ ...context, only: 'job-changes', jobs });

/** Publishes the version of the period with these freed jobs passed on. `not-published-yet`: as for `publishJobChanges`. */
export const publishFreedJobs = (context: PublishContext, periodId: string, chain: JobChainPlan) =>
  getPublishing(context.access, periodId).publish({ ...context, only: 'freed-jobs', chain });

export const resumeAward: typeof present.resume = (asked) =>
  getPublishing(asked.access, asked.periodId).resume(asked);
