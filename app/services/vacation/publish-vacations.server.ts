import type { Instant } from '~/domain/shared/instant';
import type { Site } from '~/domain/site/site';
import { createPublishing, type PublishingError } from '~/app/services/award/publish.server';
import { fail, ok } from '~/domain/shared/result';
import {
  publishedPortal,
  readyToPublish,
  stayedClosed,
  vacationAwardId,
  type PortalError,
} from '~/domain/vacation/vacation-portal';
import { getAwardInForce } from '~/domain/site/current-award';
import { loadVacationAward } from './load-vacation-award.server';

export type PublishVacationsError = PublishingError<PortalError>;

/**
 * Publishes the vacation weeks. If someone opens the portal in the meantime, the site's version changes and nothing is
 * published.
 */
const advance = (site: Site, publishedAt: Instant): Site => ({
  ...site,
  vacation: publishedPortal(site.vacation, publishedAt),
});

export const {
  publish: publishVacations,
  resume: resumeVacations,
  findProgress: findVacationProgress,
} = createPublishing<PortalError>({
  catalogue: 'vacations',
  getVersion: ({ vacation }) => vacation.awardVersion,
  getBasis: ({ vacation }) => `${vacation.awardVersion} ${vacation.withdrawn?.version}`,
  prepare: (site, now) => {
    const closed = readyToPublish(site.vacation, now);
    return closed.ok ? ok({ ...site, vacation: closed.value }) : closed;
  },
  load: async (deps, { scope, site, company }) => {
    const { input, trades } = await loadVacationAward({ deps, scope, site, company });
    return { input, trades, answeredClaims: [] };
  },
  advance,
  trades: {
    prepare: (site) => {
      if (!getAwardInForce(site, 'vacations')) return fail({ code: 'weeks-not-published' });
      // Lists that were saved since are for the next award, which this one must not be taken for.
      return stayedClosed(site.vacation) ? ok(site) : fail({ code: 'portal-still-open' });
    },
    advance,
  },
  getPeriodId: () => vacationAwardId,
  toEvent: ({ version, output }, digest) => ({
    code: 'vacations-published',
    version,
    assigned: new Set(output.vacations.map(({ driverId }) => driverId)).size,
    digest,
  }),
});
