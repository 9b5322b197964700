import type { Call } from '~/app/ports/deps';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import { continueFeed, isFirstReadOfDay } from '~/domain/calendar/calendar-feed';
import type { FeedEntry } from '~/domain/calendar/feed-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import type { OpenFeed } from './open-feed.server';
import { readCalendar } from './read-calendar.server';
import { readSiteCalendar } from './read-site-calendar.server';

/** Calendars that ask whether anything is new are not counted, so this is enough for several devices. */
const perHour: AttemptLimit = { max: 60, windowMs: hourMs };

/**
 * What the feed shows now; null if the calendar knows it. What it showed before and is no longer so is cancelled, so what it
 * shows is stored, whenever it changes and once a day. Without that, nothing more is read for a calendar that knows it.
 */
export const readFeed = async ({
  deps,
  opened,
  isKnown,
}: Call<'stores' | 'clock', { opened: OpenFeed; isKnown: boolean }>): Promise<
  Result<readonly FeedEntry[] | null, TooManyAttempts>
> => {
  const { scope, hash, feed, driver } = opened;
  const now = toInstant(deps.clock.now());
  const isNoted = !isFirstReadOfDay(feed.lastReadAt, now);
  if (isKnown && isNoted) return ok(null);
  const counter = openCounter(deps, `calendar-feed#${hash}`);
  if (!(await counter.take(perHour))) return fail(tooManyAttempts(deps.clock.now(), perHour));
  const entries = driver
    ? await readCalendar({ deps, access: { ...opened, driver } })
    : await readSiteCalendar({ deps, access: opened, now });
  const shown = continueFeed(feed.shown, entries, now);
  const isSame =
    shown.length === feed.shown.length && shown.every((entry, at) => entry === feed.shown[at]);
  if (!isSame || !isNoted) {
    const next = { ...feed, shown, lastReadAt: now };
    await deps.stores.calendarFeeds.noteRead(scope, hash, { read: feed, next });
  }
  return ok(isKnown ? null : shown);
};
