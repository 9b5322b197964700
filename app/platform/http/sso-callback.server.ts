import type { RequestContext } from './context.server';

/** Where providers send browsers back to, as companies register it with them. */
export const getCallbackUrl = (request: Request, { platform: { env } }: RequestContext): URL =>
  new URL('/sso/callback', env.PUBLIC_ORIGIN ?? request.url);
