import { hostname as machineName, networkInterfaces } from 'node:os';
import type { Tenant } from '~/domain/tenancy/scope';
import { sitePath } from '~/domain/tenancy/site-path';
import type { RequestContext } from './context.server';

/** Names that lead to this machine: a `Host` header may say any other. */
const isThisMachine = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '');
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return (
    address === 'localhost' ||
    address === machineName().toLowerCase() ||
    own.some((one) => one.address === address)
  );
};

/** The URL of the site's own landing page, as people type it. */
export const siteLink = (
  request: Request,
  { platform: { env } }: RequestContext,
  tenant: Tenant,
): string => {
  const { origin, hostname } = new URL(request.url);
  const asked = isThisMachine(hostname) ? origin : `http://${env.HOST}:${env.PORT}`;
  return `${env.PUBLIC_ORIGIN ?? asked}${sitePath(tenant)}`;
};
