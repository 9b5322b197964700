import { hostname as machineName, networkInterfaces } from 'node:os';
import type { Tenant } from '~/domain/company/scope';
import { sitePath } from '~/domain/company/site-path';
import type { RequestContext } from './context.server';

/** Values of HOST that mean every address of the machine; nobody can open them in a browser. */
const anyAddress = new Set(['0.0.0.0', '::']);

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
  const host = anyAddress.has(env.HOST) ? machineName() : env.HOST;
  const asked = isThisMachine(hostname) ? origin : `http://${host}:${env.PORT}`;
  return `${env.PUBLIC_ORIGIN ?? asked}${sitePath(tenant)}`;
};
