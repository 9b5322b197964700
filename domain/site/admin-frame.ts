import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import type { Company } from '~/domain/company/company';
import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/shared/instant';
import { getClaimsUntil } from './current-award';
import type { Site } from './site';

/** What the frame around every administration page of a site shows. */
export interface AdminFrame {
  readonly siteName: string;
  readonly companyName: string;
  /** The own name of whoever is signed in, or else the username. */
  readonly person: string;
  readonly role: AdminRole;
  /** Whether whoever is signed in may go on at another site of the company. */
  readonly canSwitchSite: boolean;
  readonly periodId: string;
  readonly state: WindowState;
  /** The cutoff of an open selection, or until when drivers may file claims; null if no time runs. */
  readonly endsAt: Instant | null;
  /** When the frame was made. */
  readonly now: Instant;
}

export const makeAdminFrame = (
  {
    site,
    company,
    role,
    username,
    name = username,
  }: { site: Site; company: Company; role: AdminRole; username: string; name?: string | undefined },
  now: Instant,
): AdminFrame => {
  const { window } = site;
  const state = windowStateAt(window, now);
  return {
    siteName: site.name,
    companyName: company.name,
    person: name,
    role,
    canSwitchSite: hasRole(role, 'company-admin') && company.siteIds.length > 1,
    periodId: window.periodId,
    state,
    endsAt: state === 'open' ? window.closesAt.instant : getClaimsUntil(site, 'jobs', now),
    now,
  };
};
