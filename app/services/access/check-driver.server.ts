import { mayUseIdAlone } from '~/domain/access/id-alone';
import { getSessionEpoch } from '~/domain/site/site';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope, type DriverSession, type VerifiedClaims } from '~/app/ports/sessions';

/**
 * The session's driver, or null if the session is over: deactivated, deleted, reset, logged out, or without
 * the password that the site now requires.
 */
export const checkDriver = async ({
  deps,
  claims,
}: {
  deps: Pick<Deps, 'stores'>;
  claims: VerifiedClaims;
}): Promise<DriverSession | null> => {
  const tenant = { companyId: claims.companyId, siteId: claims.siteId };
  const { site, company, driver, credential } = await deps.stores.access.readDriver(
    tenant,
    claims.sub,
  );
  if (!site?.isActive || !company?.isActive || !driver) return null;
  if (getSessionEpoch(site, company) !== claims.ep) return null;
  if ((credential?.sessionVersion ?? 0) !== claims.sv) return null;
  const { amr, kiosk } = claims;
  if (amr === 'id' && !mayUseIdAlone(site.settings, kiosk === true)) return null;
  return {
    scope: makeSiteScope(tenant, { role: 'driver', employeeId: driver.employeeId }),
    site,
    company,
    driver,
    signedInBy: claims.amr,
    hasAnswers: credential?.answersHash !== undefined,
  };
};
