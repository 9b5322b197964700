import type { Company } from '~/domain/company/company';
import { compareText } from '~/domain/shared/text';
import type { Instant } from '~/domain/time/instant';
import { plannedReminders } from './closing-reminder';
import { plannedOpening } from './next-opening';
import type { Site } from './site-schema';

export type { Site } from './site-schema';

/**
 * When the site is due next: for its cutoff, its vacation closure, a reminder of either, or the opening of
 * the next period.
 */
export const nextDue = (
  site: Pick<Site, 'window' | 'vacation' | 'settings' | 'timeZone'>,
): Instant | null => {
  const { window: selection, vacation } = site;
  const cutoff =
    selection.status === 'selecting' &&
    selection.cutoffRecordedAt === null &&
    selection.closesAt.instant;
  const closure = vacation.isOpen && vacation.closesAt?.instant;
  const opening = plannedOpening(site)?.instant;
  const due = [cutoff, closure, opening, ...plannedReminders(site).map(({ at }) => at)].filter(
    (at) => typeof at === 'string',
  );
  return due.sort(compareText)[0] ?? null;
};

/**
 * Sessions started under another epoch are invalid. Each part only increases, and so does their sum, so
 * reactivating a site revives no earlier session.
 */
export const getSessionEpoch = (
  site: Pick<Site, 'sessionEpoch'>,
  company: Pick<Company, 'sessionEpoch'>,
): number => site.sessionEpoch + company.sessionEpoch;

/** Own devices of another epoch no longer sign in. Like sessions they end for good with a deactivation. */
export const getOwnDeviceEpoch = (
  site: Pick<Site, 'sessionEpoch' | 'ownDeviceEpoch'>,
  company: Pick<Company, 'sessionEpoch'>,
): number => getSessionEpoch(site, company) + site.ownDeviceEpoch;
