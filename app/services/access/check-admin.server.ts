import { getSessionEpoch } from '~/domain/site/site';
import { asSeenBy } from '~/domain/site/seal';
import type { Deps } from '~/app/ports/deps';
import type { AdminAccess } from '~/app/ports/access';
import { makeSiteScope, type AdminSession, type VerifiedClaims } from '~/app/ports/sessions';

/** The session's administrator, or null if the session is over. */
export const checkAdmin = async ({
  deps,
  claims,
}: {
  deps: Pick<Deps, 'stores'>;
  claims: VerifiedClaims;
}): Promise<AdminSession | null> => {
  const { companyId, siteId, sub } = claims;
  return toAdminSession(await deps.stores.access.readAdmin({ companyId, siteId }, sub), claims);
};

/** Like `checkAdmin`, but on data that was already read. */
export const toAdminSession = (
  { site, company, credential }: AdminAccess,
  claims: VerifiedClaims,
): AdminSession | null => {
  if (!site?.isActive || !company?.isActive || !credential) return null;
  if (getSessionEpoch(site, company) !== claims.ep) return null;
  if (credential.sessionVersion !== claims.sv) return null;
  const { companyId, siteId } = claims;
  const byMasterPassword = claims.amr === 'master';
  const { username, name } = credential;
  const role = byMasterPassword && credential.role === 'master' ? 'site-admin' : credential.role;
  return {
    scope: makeSiteScope({ companyId, siteId }, { role, username, name }),
    site: asSeenBy(role, site),
    company,
    username,
    name,
    role,
    ...(byMasterPassword && { byMasterPassword }),
    email: credential.email,
    recoveryCodesLeft: credential.secondFactor?.recoveryHashes.length,
  };
};
