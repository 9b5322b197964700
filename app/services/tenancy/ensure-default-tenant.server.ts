import type { Deps } from '~/app/services/deps';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import { firstWindow } from '~/domain/portal/selection-window';
import { newVacationPortal } from '~/domain/vacation/vacation-portal';
import { toInstant } from '~/domain/shared/instant';
import { defaultCompanySettings } from '~/domain/tenancy/company';
import { defaultTenant } from '~/domain/tenancy/scope';

export const defaultTimeZone = 'America/New_York';
export const masterUsername = 'admin';

/**
 * Ensures the built-in company, its site and the master administrator (spec 4, design 7). What exists
 * stays as it is. `password` is asked for only where the administrator has to be created.
 */
export const ensureDefaultTenant = async ({
  deps,
  password,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'passwords'>;
  password: () => Promise<string>;
}): Promise<{ createdAdmin: boolean }> => {
  const now = toInstant(deps.clock.now());
  const { credential } = await deps.stores.access.ofAdmin(defaultTenant, masterUsername);
  const passwordHash = credential?.passwordHash ?? (await deps.passwords.hash(await password()));
  return deps.stores.sites.ensure({
    company: {
      companyId: defaultTenant.companyId,
      name: 'Default Company',
      isActive: true,
      isFree: true,
      registeredAt: now,
      settings: defaultCompanySettings,
    },
    site: {
      ...defaultTenant,
      name: 'Main Site',
      address: '',
      isActive: true,
      timeZone: defaultTimeZone,
      settings: defaultSiteSettings,
      vacation: newVacationPortal,
      window: firstWindow(now, defaultTimeZone),
      version: 1,
    },
    admin: { username: masterUsername, passwordHash, role: 'master', sessionVersion: 1 },
  });
};
