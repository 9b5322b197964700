import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import type { Company } from '~/domain/company/company';
import { getSupportDeadline, supportName } from '~/domain/company/support-access';
import { showLogo, type ShownLogo } from '~/domain/logo/logo';
import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import { getClaimsUntil } from './current-award';
import type { Site } from './site';

/** What the frame around every administration page of a site shows. */
export interface AdminFrame {
  readonly siteName: string;
  readonly companyName: string;
  readonly logo?: ShownLogo | undefined;
  /** The own name of whoever is signed in, or else the username. */
  readonly person: string;
  readonly role: AdminRole;
  /** Whether whoever is signed in may go on at another site of the company. */
  readonly canSwitchSite: boolean;
  readonly periodId: string;
  readonly state: WindowState;
  /** The cutoff of an open selection, or until when drivers may file claims; null if no time runs. */
  readonly endsAt: Instant | null;
  /** Whether support itself is signed in, and until when the company lets it: null at the built-in company. */
  readonly support?: { readonly isSupport: boolean; readonly until: Deadline | null };
  /** When the frame was made. */
  readonly now: Instant;
}

/** Somebody who is signed in to administer a site. */
export interface SignedInAdmin {
  /** As the role sees it (`asSeenBy`). */
  readonly site: Site;
  readonly company: Company;
  readonly username: string;
  readonly role: AdminRole;
  /** The person's own name, if they have one. */
  readonly name?: string | undefined;
  /** Signed in with the master password: a short session without master rights. */
  readonly byMasterPassword?: true | undefined;
}

/** Support itself and company admins see that support may sign in. */
const findSupport = (
  { role, byMasterPassword, ...read }: SignedInAdmin,
  now: Instant,
): Pick<AdminFrame, 'support'> => {
  const isSupport = byMasterPassword ?? false;
  const until = getSupportDeadline(read, now);
  const isShown = isSupport || (until !== null && hasRole(role, 'company-admin'));
  return isShown ? { support: { isSupport, until } } : {};
};

export const makeAdminFrame = (signedIn: SignedInAdmin, now: Instant): AdminFrame => {
  const { site, company, role, username, name = username, byMasterPassword } = signedIn;
  const { window: selection } = site;
  const state = windowStateAt(selection, now);
  return {
    siteName: site.name,
    companyName: company.name,
    ...(company.logo && { logo: showLogo(company) }),
    person: byMasterPassword ? supportName : name,
    role,
    canSwitchSite: hasRole(role, 'company-admin') && company.siteIds.length > 1,
    periodId: selection.periodId,
    state,
    endsAt: state === 'open' ? selection.closesAt.instant : getClaimsUntil(site, 'jobs', now),
    ...findSupport(signedIn, now),
    now,
  };
};
