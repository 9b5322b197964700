import { isAnswered } from '~/domain/claims/claim';
import { beginPublishing, published, type WindowError } from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/shared/instant';
import { loadAwardInput } from './load-award-input.server';
import { createPublish, type PublishingError } from './publish.server';

export type PublishError = PublishingError<WindowError>;

/** Publishes the period's jobs. */
export const publishAward = createPublish<WindowError>({
  catalogue: 'jobs',
  getVersion: ({ window }) => window.awardVersion,
  getBasis: ({ window }) => window.version,
  // From here on late saves are refused, because they check the window's version in their transaction.
  freeze: async ({ stores, clock }, { scope, site }) => {
    const begun = beginPublishing(site.window, toInstant(clock.now()));
    return begun.ok ? stores.sites.save(scope, { ...site, window: begun.value }, []) : begun;
  },
  load: async (deps, { scope, site, company }) => {
    // Read the claims before the input, so that for every granted claim the input has its assignment.
    const claims = await deps.stores.claims.list(scope, site.window.periodId);
    const { input } = await loadAwardInput({ deps, scope, site, company });
    return { input, answeredClaims: claims.filter(isAnswered).map(({ id }) => id) };
  },
  advance: (site, publishedAt) => ({ ...site, window: published(site.window, publishedAt) }),
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
