import { writeIn, writeWithClock } from '~/app/copy/server-copy.server';
import { calendarFile } from '~/app/platform/downloads/calendar-file.server';
import { publicLoader } from '~/app/platform/guards/guards.server';
import { openFeedLink } from '~/app/platform/guards/open-feed-link.server';
import { privateFile } from '~/app/platform/http/security-headers';
import { noteRetryAfter } from '~/app/platform/log/request-trace.server';
import { readFeed } from '~/app/services/calendar/read-feed.server';
import { getClock } from '~/domain/settings/editable-settings';

/** A driver's calendar feed, which calendar programs read every few minutes or hours. */
export const loader = publicLoader(async (args) => {
  const { opened, deps } = await openFeedLink(args);
  const { hash, feed, site } = opened;
  // All that a feed shows changes with the site: a version that is published or withdrawn, the zone, the clock.
  const etag = `W/"${site.version}"`;
  const known = args.request.headers.get('if-none-match') ?? '';
  const isKnown = known.split(',').some((one) => one.trim() === etag);
  const read = await readFeed({ deps, opened, isKnown });
  if (!read.ok) {
    noteRetryAfter(read.error.retryAfterSeconds);
    return new Response(null, { status: 429 });
  }
  const entries = read.value;
  const headers = { 'cache-control': privateFile, etag };
  if (entries === null) return new Response(null, { status: 304, headers });
  // Not of the employee ID, which whoever sees the calendar could find by trying all.
  const toUid = (key: string) => `${deps.sha256(`${hash} ${key}`).slice(0, 40)}@job-selection`;
  const file = writeIn(feed.language ?? 'en', () =>
    writeWithClock(getClock(site), () => calendarFile(entries, toUid)),
  );
  const type = 'text/calendar; charset=utf-8';
  return new Response(file, { headers: { ...headers, 'content-type': type } });
});
