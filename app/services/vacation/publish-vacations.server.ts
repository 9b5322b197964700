import type { PublishContext, PublishingError } from '~/app/services/award/publish-rules';
import { createPublishing } from '~/app/services/award/publish.server';
import type { WeekChange } from '~/domain/award/record/change-offers';
import { isAnsweredPick } from '~/domain/claims/claim';
import { fail, ok } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import {
  publishedPortal,
  publishedPartOfWeeks,
  readyToPublish,
  stayedClosed,
  vacationAwardId,
  type PortalError,
} from '~/domain/vacation/vacation-portal';
import { loadVacationAward } from './load-vacation-award.server';

export type PublishVacationsError = PublishingError<PortalError>;

/**
 * Publishes the vacation weeks. If someone opens the portal in the meantime, the site's version changes and nothing is
 * published.
 */
const publishing = createPublishing<PortalError>({
  catalogue: 'vacations',
  getVersion: ({ vacation }) => vacation.awardVersion,
  getBasis: ({ vacation }) => `${vacation.awardVersion} ${vacation.withdrawn?.version}`,
  prepare: (site, now) => {
    const closed = readyToPublish(site.vacation, now);
    return closed.ok ? ok({ ...site, vacation: closed.value }) : closed;
  },
  load: async (deps, { scope, site, company }) => {
    // Read the claims before the input, so that for every granted claim the input has its assignment.
    const claims = await deps.stores.claims.list(scope, vacationAwardId);
    const readLists = () => deps.stores.vacationPicks.list(scope);
    const loaded = await loadVacationAward({ deps, scope, site, company, readLists });
    const { input, trades, picks: lists } = loaded;
    return { input, trades, lists, answeredClaims: claims.filter(isAnsweredPick) };
  },
  advance: (site, publishedAt) => ({
    ...site,
    vacation: publishedPortal(site.vacation, publishedAt),
  }),
  part: {
    prepare: (site) => {
      if (!getAwardInForce(site, 'vacations')) return fail({ code: 'weeks-not-published' });
      // Lists that were saved since are for the next award, which this one must not be taken for.
      return stayedClosed(site.vacation) ? ok(site) : fail({ code: 'portal-still-open' });
    },
    advance: (site, publishedAt) => ({
      ...site,
      vacation: publishedPartOfWeeks(site.vacation, publishedAt),
    }),
  },
  getPeriodId: () => vacationAwardId,
  toEvent: ({ version, output }, digest) => ({
    code: 'vacations-published',
    version,
    assigned: new Set(output.vacations.map(({ driverId }) => driverId)).size,
    digest,
  }),
});

export const {
  publish: publishVacations,
  schedule: scheduleVacations,
  resume: resumeVacations,
  cancel: cancelVacations,
  findProgress: findVacationProgress,
} = publishing;

/** Publishes the version in force with these weeks as they are now. Nobody else's result changes. */
export const publishWeekChanges = (context: PublishContext, weeks: readonly WeekChange[]) =>
  publishing.publish({ ...context, only: 'week-changes', weeks });
