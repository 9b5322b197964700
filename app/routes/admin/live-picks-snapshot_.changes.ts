import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { stewardPoll } from '~/app/platform/guards/guards.server';
import { readChangedSnapshot } from '~/app/services/live/read-snapshot.server';
import { instantSchema } from '~/domain/time/instant-schema';

/** No site has as many entries or versions, and the store counts only to about two billion. */
const maxCounted = 1_000_000_000;
const wholeNumber = z.coerce.number().int().min(0).max(maxCounted);
const markerQuery = z.object({
  since: instantSchema,
  count: wholeNumber,
  siteVersion: wholeNumber,
  isSealed: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/**
 * The open page requests this every few seconds. Answers 204 if nothing has changed, otherwise with the new snapshot.
 */
export const loader = stewardPoll(async ({ request, deps, access, receivedAt: now }) => {
  const seen = markerQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!seen.success) throw new Response(serverCopy.live.damagedLink, { status: 400 });
  const changed = await readChangedSnapshot({ deps, access, now, seen: seen.data });
  return changed ? Response.json(changed) : new Response(null, { status: 204 });
});
