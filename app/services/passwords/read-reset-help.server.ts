import type { Call } from '~/app/ports/deps';
import { requiresPassword } from '~/domain/access/id-alone';
import type { Tenant } from '~/domain/company/scope';

export interface ResetHelp {
  readonly siteName: string;
  readonly contactEmail: string;
  /** Whether drivers may answer their security questions instead of asking for a code. */
  readonly allowsQuestions: boolean;
  /** Whether drivers need a password to sign in at the site. */
  readonly requiresPassword: boolean;
}

/** How a driver can reset a forgotten password at a site; null if there is no active site. */
export const readResetHelp = async ({
  deps,
  tenant,
}: Call<'stores', { tenant: Tenant }>): Promise<ResetHelp | null> => {
  const { site, company } = await deps.stores.sites.read(tenant);
  if (!site?.isActive || !company?.isActive) return null;
  const { adminContactEmail, securityQuestions } = site.settings;
  return {
    siteName: site.name,
    contactEmail: adminContactEmail,
    allowsQuestions: securityQuestions,
    requiresPassword: requiresPassword(site.settings),
  };
};
