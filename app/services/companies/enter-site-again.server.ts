import type { Call, Writing } from '~/app/ports/deps';
import type { WorkSite } from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import { hasRole } from '~/domain/company/admin-role';
import { enterSite } from './enter-site.server';

/**
 * Where somebody goes on who signed in again on an open page of the site `siteId`: there, which that site's log says, or if
 * they may not work there now, at the account's own site (undefined).
 */
export const enterSiteAgain = async ({
  deps,
  signedIn: { subject: sub, tenant, signedInBy: amr, sessionVersion: sv, sessionEpoch: ep },
  siteId,
}: Call<Writing, { signedIn: AdminSignedIn; siteId: string }>): Promise<WorkSite | undefined> => {
  const access = await checkAdmin({ deps, claims: { ...tenant, sub, amr, sv, ep } });
  if (!access || !hasRole(access.role, 'company-admin')) return undefined;
  const entered = await enterSite({ deps, access, siteId });
  return entered.ok ? entered.value.at : undefined;
};
