import { siteAdminPoll } from '~/app/platform/guards/guards.server';
import { readFeed } from '~/app/services/activity/read-feed.server';

/** Polled by an open dashboard. */
export const loader = siteAdminPoll(async ({ deps, access: { scope }, receivedAt: now }) =>
  Response.json({ entries: await readFeed({ deps, scope }), now }),
);
