import { sessionEpochOf } from '~/domain/tenancy/site';
import type { Deps } from '~/app/services/deps';
import type { AdminSession, VerifiedClaims } from './session-access';

/** The session's administrator, or null if the session is over. */
export const checkAdmin = async ({
  deps,
  claims,
}: {
  deps: Pick<Deps, 'stores'>;
  claims: VerifiedClaims;
}): Promise<AdminSession | null> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const { site, company, credential } = await deps.stores.access.ofAdmin(tenant, claims.sub);
  if (!site?.isActive || !company?.isActive || !credential) return null;
  if (sessionEpochOf(site, company) !== claims.ep) return null;
  if (credential.sessionVersion !== claims.sv) return null;
  const byMasterPassword = claims.amr === 'master';
  const role = byMasterPassword ? 'site-admin' : credential.role;
  return {
    scope: { ...tenant, actor: { role, username: credential.username } },
    site,
    company,
    username: credential.username,
    role,
    ...(byMasterPassword && { byMasterPassword }),
    email: credential.email,
    recoveryCodesLeft: credential.secondFactor?.recoveryHashes.length,
  };
};
