import type { Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { firstWindow } from '~/domain/selection/selection-window';
import {
  defaultTimeZone,
  firstTenantDefaults,
  newCompany,
  newSite,
} from '~/domain/site/new-tenant';
import { toInstant } from '~/domain/time/instant';

/** Adds a company with one site and its administrator, as the approval of a request would. */
export const addCompany = async (
  deps: Pick<Deps, 'stores' | 'clock' | 'passwords'>,
  {
    companyId,
    siteId = 'NYC01',
    name = companyId,
    password,
  }: { companyId: string; siteId?: string; name?: string; password?: string },
) => {
  const tenant = { companyId, siteId };
  const defaults = firstTenantDefaults;
  const now = toInstant(deps.clock.now());
  await deps.stores.sites.ensure({
    company: newCompany({ companyId, name, siteId, defaults, now }),
    site: newSite({
      ...{ tenant, name: `${name} Hub`, address: '1 Dock Road', defaults, now },
      window: firstWindow(now, defaultTimeZone),
    }),
    admin: {
      username: 'admin',
      passwordHash: password === undefined ? null : await deps.passwords.hash(password),
      role: 'site-admin',
      sessionVersion: 1,
    },
  });
  return makeSiteScope(tenant, { role: 'system', name: 'test' });
};
