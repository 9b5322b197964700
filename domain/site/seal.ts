import type { Catalogue } from '~/domain/award/award';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import { drainMs } from '~/domain/selection/selection-window';
import { deadlineAt, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { readyToPublish } from '~/domain/vacation/vacation-portal';
import type { Site } from './site-schema';

/**
 * The site as people of this role see it. Stewards see lists only after a selection has closed, so to them the lists of
 * every site are sealed.
 */
export const asSeenBy = (role: AdminRole, site: Site): Site => {
  if (hasRole(role, 'dispatcher')) return site;
  const seal = <Rules extends { sealedPicks: boolean }>(rules: Rules) => ({
    ...rules,
    sealedPicks: true,
  });
  const { window: selection, vacation } = site;
  return {
    ...site,
    window: { ...selection, rules: seal(selection.rules) },
    vacation: { ...vacation, rules: seal(vacation.rules) },
  };
};

/** Why lists are shown without their picks. `until` is null while no time is set at which the portal closes. */
export interface Seal {
  readonly until: Deadline | null;
}

/** What was asked for would show what drivers picked. */
export type ListsSealed = Seal & { readonly code: 'lists-sealed' };

type Selections = Pick<Site, 'window' | 'vacation' | 'timeZone'>;

/** Saves may arrive until the drain is over, so a list that is shown before then could still be answered by another. */
const sealJobs = ({ window: { status, rules, closesAt } }: Selections, now: Instant): Seal | null =>
  rules.sealedPicks &&
  status === 'selecting' &&
  toEpochMs(now) < toEpochMs(closesAt.instant) + drainMs
    ? { until: closesAt }
    : null;

const sealWeeks = ({ vacation, timeZone }: Selections, now: Instant): Seal | null => {
  const { rules, closesAt, closedAt } = vacation;
  if (!rules.sealedPicks || readyToPublish(vacation, now).ok) return null;
  return {
    until: closesAt ?? (closedAt === null ? null : deadlineAt(toEpochMs(closedAt), timeZone)),
  };
};

/**
 * The seal on the lists of a selection (domain/README.md#sealed-lists); null if there is none. A selection that is reopened
 * is sealed again.
 */
export const getSeal = (site: Selections, of: Catalogue, now: Instant): Seal | null =>
  of === 'jobs' ? sealJobs(site, now) : sealWeeks(site, now);
