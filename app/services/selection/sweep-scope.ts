import { makeSiteScope } from '~/app/ports/sessions';
import { defaultTenant, type SiteScope, type Tenant } from '~/domain/company/scope';

/** In whose name a sweep acts at a site; without one, for the operator. */
export const makeSweepScope = (tenant: Tenant = defaultTenant): SiteScope =>
  makeSiteScope(tenant, { role: 'system', name: 'Sweep' });
