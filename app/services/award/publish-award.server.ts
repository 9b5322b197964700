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
  // From this write on a late save is refused: it checks the window's version in its own transaction.
  freeze: async ({ stores, clock }, { scope, site }) => {
    const begun = beginPublishing(site.window, toInstant(clock.now()));
    return begun.ok ? stores.sites.save(scope, { ...site, window: begun.value }, []) : begun;
  },
  load: async (deps, { scope, site, company }) => {
    // Before the input: a claim that is seen as granted has its assignment in the input.
    const claims = await deps.stores.claims.list(scope, site.window.periodId);
    const { input } = await loadAwardInput({ deps, scope, site, company });
    return { input, answeredClaims: claims.filter(isAnswered).map(({ id }) => id) };
  },
  advance: (site, publishedAt) => ({ ...site, window: published(site.window, publishedAt) }),
  getPeriodId: ({ window }) => window.periodId,
  describe: ({ periodId, version, input, output }) =>
    `Published the assignments of ${periodId}, version ${version}: ${output.jobs.length} of ${input.jobs.length} jobs assigned`,
});
