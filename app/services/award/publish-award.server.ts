import { isAnswered } from '~/domain/claims/claim';
import {
  beginPublishing,
  cancelPublishing,
  published,
  publishedTrades,
  publishedTradesAhead,
  savesWritten,
  type WindowError,
} from '~/domain/selection/selection-window';
import { fail, ok } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { findAwardAhead } from '~/domain/site/traded-award';
import { loadAwardInput } from './load-award-input.server';
import { createPublishing } from './publish.server';
import type { PublishingError, PublishRules } from './publish-rules';

export type PublishError = PublishingError<WindowError>;

/** Publishes the period's jobs. */
const rules: PublishRules<WindowError> = {
  catalogue: 'jobs',
  getVersion: ({ window }) => window.awardVersion,
  getBasis: ({ window }) => window.version,
  freeze: (site, now, startsAt) => {
    const lateSaves = site.settings.afterCutoff === 'may-complete';
    const begun = beginPublishing(site.window, now, { lateSaves, startsAt });
    return begun.ok ? ok({ ...site, window: begun.value }) : begun;
  },
  thaw: (site) => {
    const window = cancelPublishing(site.window);
    return window && { ...site, window };
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
    return { input, trades, lists, answeredClaims: claims.filter(isAnswered) };
  },
  advance: (site, publishedAt) => ({ ...site, window: published(site.window, publishedAt) }),
  trades: {
    prepare: (site) =>
      getAwardInForce(site, 'jobs') ? ok(site) : fail({ code: 'not-published-yet' }),
    advance: (site, publishedAt) => ({
      ...site,
      window: publishedTrades(site.window, publishedAt),
    }),
  },
  getPeriodId: ({ window }) => window.periodId,
  toEvent: ({ periodId, version, input, output }, digest) => ({
    code: 'award-published',
    periodId,
    version,
    assigned: output.jobs.length,
    jobs: input.jobs.length,
    digest,
  }),
};

const present = createPublishing(rules);
export const {
  publish: publishAward,
  schedule: scheduleAward,
  cancel: cancelAward,
  findProgress: findAwardProgress,
} = present;

const notPublished = fail({ code: 'not-published-yet' } as const);

/** Publishes the award of the selection before, whose working week has not begun, with the trades approved since. */
const ahead = createPublishing<WindowError>({
  ...rules,
  getVersion: ({ window }) => window.lastAward?.version ?? 0,
  getBasis: ({ window: { lastAward } }) => `${lastAward?.periodId} ${lastAward?.version}`,
  // Nothing else than trades changes it.
  prepare: () => notPublished,
  trades: {
    prepare: (site, now) => (findAwardAhead(site, now) ? ok(site) : notPublished),
    advance: (site, publishedAt) => ({
      ...site,
      window: publishedTradesAhead(site.window, publishedAt),
    }),
  },
  getPeriodId: ({ window }) => window.lastAward?.periodId ?? '',
});
export const publishTradesAhead = ahead.publish;

export const resumeAward: typeof present.resume = (asked) => {
  const { lastAward } = asked.access.site.window;
  return (asked.periodId === lastAward?.periodId ? ahead : present).resume(asked);
};
