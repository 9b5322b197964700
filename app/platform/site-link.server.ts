import type { Tenant } from '~/domain/tenancy/scope';
import { sitePath } from '~/domain/tenancy/site-path';
import type { RequestContext } from './context.server';

/** The address of the site's own landing page, as people type it. */
export const siteLink = (
  request: Request,
  { platform: { env } }: RequestContext,
  tenant: Tenant,
): string => `${env.PUBLIC_ORIGIN ?? new URL(request.url).origin}${sitePath(tenant)}`;
