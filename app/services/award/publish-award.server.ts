import { isAnswered } from '~/domain/claims/claim';
import {
  allSavesWritten,
  beginPublishing,
  cancelPublishing,
  published,
  publishedTrades,
  type WindowError,
} from '~/domain/selection/selection-window';
import { fail, ok } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { loadAwardInput } from './load-award-input.server';
import { createPublishing, type PublishingError } from './publish.server';

export type PublishError = PublishingError<WindowError>;

/** Publishes the period's jobs. */
export const {
  publish: publishAward,
  schedule: scheduleAward,
  resume: resumeAward,
  cancel: cancelAward,
  findProgress: findAwardProgress,
} = createPublishing<WindowError>({
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
    const written = allSavesWritten(site.window, now);
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
});
