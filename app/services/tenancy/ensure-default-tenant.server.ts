import type { Call } from '~/app/ports/deps';
import { defaultCompanySettings } from '~/domain/company/company';
import { defaultTenant } from '~/domain/company/scope';
import { firstWindow } from '~/domain/selection/selection-window';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import {
  defaultTimeZone,
  firstTenantDefaults,
  newCompany,
  newSite,
} from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';

const masterUsername = 'admin';

/**
 * Creates the built-in company, its site and the master administrator if they are missing. `password` is only
 * called if the administrator has to be created.
 */
export const ensureDefaultTenant = async ({
  deps,
  password,
}: Call<'stores' | 'clock' | 'passwords', { password: () => Promise<string> }>): Promise<{
  createdAdmin: boolean;
}> => {
  const now = toInstant(deps.clock.now());
  const { credential } = await deps.stores.access.readAdmin(defaultTenant, masterUsername);
  const passwordHash = credential?.passwordHash ?? (await deps.passwords.hash(await password()));
  return deps.stores.sites.ensure({
    company: {
      ...newCompany({
        ...defaultTenant,
        name: 'Default Company',
        defaults: firstTenantDefaults,
        now,
      }),
      settings: defaultCompanySettings,
    },
    site: {
      ...newSite({
        tenant: defaultTenant,
        name: 'Main Site',
        address: '',
        defaults: firstTenantDefaults,
        now,
        window: firstWindow(now, defaultTimeZone),
      }),
      settings: defaultSiteSettings,
    },
    admin: { username: masterUsername, passwordHash, role: 'master', sessionVersion: 1 },
  });
};
