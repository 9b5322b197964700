import type { AppLoadContext } from '@remix-run/node';
import { noteRetryAfter, noteTenant } from '~/app/platform/log/request-trace.server';
import type { Tenant } from '~/domain/company/scope';

/**
 * Counts a request of a verified session for its site. Makes a site with too many requests wait, so that other sites
 * are not slowed down.
 */
export const countForTenant = async (context: AppLoadContext, tenant: Tenant): Promise<void> => {
  noteTenant(tenant);
  const seconds = await context.platform.throttleTenant(tenant);
  if (seconds === 0) return;
  context.platform.log.info('tenant-throttled', { tenant: `${tenant.companyId}/${tenant.siteId}` });
  noteRetryAfter(seconds);
  throw new Response(null, { status: 429 });
};
