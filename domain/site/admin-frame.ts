import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import type { Company } from '~/domain/company/company';
import { getSupportDeadline, supportName } from '~/domain/company/support-access';
import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import type { Deadline } from '~/domain/shared/deadline';
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
  /** Whether this is a session of support, and until when the company lets support in: null at the operator's own company. */
  readonly support?: { readonly isHere: boolean; readonly until: Deadline | null };
  /** When the frame was made. */
  readonly now: Instant;
}

interface SignedIn {
  readonly site: Site;
  readonly company: Company;
  readonly role: AdminRole;
  readonly username: string;
  readonly name?: string | undefined;
  readonly byMasterPassword?: true | undefined;
}

/** Support itself and company admins see that support may sign in. */
const findSupport = (
  { role, byMasterPassword, ...read }: SignedIn,
  now: Instant,
): Pick<AdminFrame, 'support'> => {
  const isHere = byMasterPassword ?? false;
  const until = getSupportDeadline(read, now);
  const isShown = isHere || (until !== null && hasRole(role, 'company-admin'));
  return isShown ? { support: { isHere, until } } : {};
};

export const makeAdminFrame = (signedIn: SignedIn, now: Instant): AdminFrame => {
  const { site, company, role, username, name = username, byMasterPassword } = signedIn;
  const { window } = site;
  const state = windowStateAt(window, now);
  return {
    siteName: site.name,
    companyName: company.name,
    person: byMasterPassword ? supportName : name,
    role,
    canSwitchSite: hasRole(role, 'company-admin') && company.siteIds.length > 1,
    periodId: window.periodId,
    state,
    endsAt: state === 'open' ? window.closesAt.instant : getClaimsUntil(site, 'jobs', now),
    ...findSupport(signedIn, now),
    now,
  };
};
