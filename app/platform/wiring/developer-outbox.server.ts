import type { RequestContext } from '~/app/platform/http/context.server';
import type { OutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import type { AdminSession } from '~/app/ports/sessions';

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];
const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * The outbox folder, for developers only, because emails contain links that set passwords. Throws a 404 if
 * emails are really sent, if the request comes from another machine, or if the user is not the master
 * administrator.
 */
export const developerOutbox = (
  request: Request,
  { platform: { env, outbox }, clientAddress }: RequestContext,
  { role }: AdminSession,
): OutboxFolder => {
  const origins = [request.url, ...(env.PUBLIC_ORIGIN ? [env.PUBLIC_ORIGIN] : [])];
  const isOwnMachine =
    origins.every((url) => ownHosts.includes(new URL(url).hostname)) &&
    ownAddresses.includes(clientAddress);
  if (!outbox || !isOwnMachine || role !== 'master') throw new Response(null, { status: 404 });
  return outbox;
};
