import { dispatcherPoll } from '~/app/platform/guards/guards.server';
import { readFeed } from '~/app/services/activity/read-feed.server';

/** An open dashboard requests this repeatedly. */
export const loader = dispatcherPoll(async ({ deps, access: { scope }, receivedAt: now }) =>
  Response.json({ entries: await readFeed({ deps, scope }), now }),
);
