import type { AdminAccess } from '~/app/ports/access';
import type { Call, Deps } from '~/app/ports/deps';
import {
  getWorkTenant,
  makeSiteScope,
  type AdminSession,
  type VerifiedClaims,
} from '~/app/ports/sessions';
import { hasRole } from '~/domain/company/admin-role';
import type { Company } from '~/domain/company/company';
import { isSupportAllowed, supportName } from '~/domain/company/support-access';
import { asSeenBy } from '~/domain/site/seal';
import { getSessionEpoch, type Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';

/** Whether site and company are active, and have been since a session with this epoch began. */
const isActive = ({ site, company }: { site: Site; company: Company }, epoch: number): boolean =>
  site.isActive && company.isActive && getSessionEpoch(site, company) === epoch;

/**
 * The session's administrator at the site where they work, or null if the session is over. Reads the account and that site
 * at the same time. `deps` reach the site, and `ownDeps` the one that keeps the account.
 */
export const checkAdmin = async ({
  deps,
  ownDeps = deps,
  claims,
}: Call<
  'stores' | 'clock',
  { ownDeps?: Pick<Deps, 'stores'>; claims: VerifiedClaims }
>): Promise<AdminSession | null> => {
  const { companyId, siteId, sub, at } = claims;
  const [read, work] = await Promise.all([
    ownDeps.stores.access.readAdmin({ companyId, siteId }, sub),
    at && deps.stores.sites.read(getWorkTenant(claims)),
  ]);
  const own = toAdminSession(read, claims, toInstant(deps.clock.now()));
  if (!own || !at || !work) return own;
  const { role, scope } = own;
  const { site, company } = work;
  if (!site || !company || !isActive({ site, company }, at.ep)) return null;
  if (!hasRole(role, 'company-admin')) return null;
  return {
    ...own,
    scope: makeSiteScope(getWorkTenant(claims), scope.actor),
    site: asSeenBy(role, site),
    company,
    own: { ...own, at },
  };
};

/** The session at the site that keeps the account, from data that was already read; null if it is over. */
export const toAdminSession = (
  { site, company, credential }: AdminAccess,
  claims: VerifiedClaims,
  now: Instant,
): AdminSession | null => {
  if (!site || !company || !credential || !isActive({ site, company }, claims.ep)) return null;
  if (credential.sessionVersion !== claims.sv) return null;
  const { companyId, siteId } = claims;
  const byMasterPassword = claims.amr === 'master';
  if (byMasterPassword && !isSupportAllowed(company, now)) return null;
  const { username, name } = credential;
  // Somebody with the master password is not this person, and gets no rights beyond the site.
  const isLimited = byMasterPassword && hasRole(credential.role, 'company-admin');
  const role = isLimited ? 'site-admin' : credential.role;
  return {
    scope: makeSiteScope(
      { companyId, siteId },
      { role, username, name: byMasterPassword ? supportName : name },
    ),
    site: asSeenBy(role, site),
    company,
    username,
    name,
    role,
    ...(byMasterPassword && { byMasterPassword }),
    ...(claims.sso && { sso: claims.sso }),
    email: credential.email,
    recoveryCodesLeft: credential.secondFactor?.recoveryHashes.length,
  };
};
