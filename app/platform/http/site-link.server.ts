import { hostname as machineName, networkInterfaces } from 'node:os';
import { calendarFeedPath, sitePath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';
import type { RequestContext } from './context.server';

/** Values of HOST that stand for all of the machine's IP addresses, which browsers cannot open. */
const anyAddress = new Set(['0.0.0.0', '::']);

/** Whether a host name leads to this machine. A client can send any name in the `Host` header. */
const isThisMachine = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '');
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return (
    address === 'localhost' ||
    address === machineName().toLowerCase() ||
    own.some((one) => one.address === address)
  );
};

/** Where other devices reach the product. */
const getOrigin = (request: Request, { platform: { env } }: RequestContext): string => {
  const { origin, hostname } = new URL(request.url);
  const host = anyAddress.has(env.HOST) ? machineName() : env.HOST;
  const asked = isThisMachine(hostname) ? origin : `http://${host}:${env.PORT}`;
  return env.PUBLIC_ORIGIN ?? asked;
};

/** The URL of the site's landing page, which people can type. */
export const siteLink = (request: Request, context: RequestContext, tenant: Tenant): string =>
  `${getOrigin(request, context)}${sitePath(tenant)}`;

/** The URL at which calendar programs read the feed with this secret. */
export const calendarFeedLink = (
  request: Request,
  context: RequestContext,
  tenant: Tenant,
  secret: string,
): string => `${getOrigin(request, context)}${calendarFeedPath(tenant, secret)}`;
