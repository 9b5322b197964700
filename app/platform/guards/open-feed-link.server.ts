import { noteRetryAfter } from '~/app/platform/log/request-trace.server';
import { openFeed } from '~/app/services/calendar/open-feed.server';
import { calendarFeedFile } from '~/domain/company/paths';
import { countForTenant } from './count-for-tenant.server';
import type { RouteArgs } from './guard-args.server';

/**
 * Opens the calendar feed that a request's URL leads to, whatever cookies came with it. What follows has the rights of its driver
 * alone. Throws a 404 without a word for every other URL.
 */
export const openFeedLink = async ({
  params: { companyId = '', siteId = '', file = '' },
  context,
}: Pick<RouteArgs, 'params' | 'context'>) => {
  const { platform, clientAddress: address } = context;
  const [, secret] = calendarFeedFile.exec(file) ?? [];
  if (secret === undefined) throw new Response(null, { status: 404 });
  const tenant = { companyId, siteId };
  const opened = await openFeed({ deps: platform.deps, tenant, secret, address });
  if (!opened.ok) {
    const { error } = opened;
    if (error.code === 'feed-unknown') throw new Response(null, { status: 404 });
    noteRetryAfter(error.retryAfterSeconds);
    throw new Response(null, { status: 429 });
  }
  await countForTenant(context, opened.value.scope);
  return { opened: opened.value, deps: platform.getDeps(opened.value.scope) };
};
