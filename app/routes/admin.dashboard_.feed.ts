import { siteAdminPoll } from '~/app/platform/guards/guards.server';
import { readFeed } from '~/app/services/activity/read-feed.server';

/** What the open dashboard asks for by itself. */
export const loader = siteAdminPoll(async ({ deps, access: { scope }, receivedAt: now }) =>
  Response.json({ entries: await readFeed({ deps, scope }), now }),
);
