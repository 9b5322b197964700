import { requiresPassword } from '~/domain/access/id-alone';
import type { SiteSettings } from '~/domain/settings/site-settings';
import { compareText } from '~/domain/shared/text';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { addDays } from '~/domain/time/iso-week';
import { dayMs } from '~/domain/time/time-units';
import type { CalendarEntry } from './calendar-entry-schema';
import type { CalendarFeed, FeedEntry } from './feed-schema';

/** How long a feed that no calendar reads still works. */
const unreadFeedMs = 365 * dayMs;
/** For how many days a feed shows what is over. */
const pastDays = 60;

/** When the feed ends unless a calendar reads it again, in epoch milliseconds. */
export const getFeedEnd = ({
  since,
  lastReadAt = since,
}: Pick<CalendarFeed, 'since' | 'lastReadAt'>): number => toEpochMs(lastReadAt) + unreadFeedMs;

/** Whether the feed still works. One that was made by ID alone ends when the site requires passwords. */
export const isFeedLive = (
  feed: CalendarFeed,
  rules: {
    readonly settings: Pick<SiteSettings, 'passwordPolicy'>;
    readonly epoch: number;
    readonly now: Instant;
  },
): boolean =>
  feed.epoch === rules.epoch &&
  (feed.provenBy === 'password' || !requiresPassword(rules.settings)) &&
  toEpochMs(rules.now) < getFeedEnd(feed);

/** Whether a use on this day is not noted yet. */
export const isFirstReadOfDay = (lastReadAt: Instant | undefined, now: Instant): boolean =>
  lastReadAt?.slice(0, 10) !== now.slice(0, 10);

const getStart = ({ when }: CalendarEntry): string => ('from' in when ? when.from : when.startsAt);

/** The day (ISO) or instant after which the entry is over; both compare as text. */
const getEnd = ({ when }: CalendarEntry): string =>
  'to' in when ? addDays(when.to, 1) : (when.endsAt ?? when.startsAt);

/** What a calendar shows of an entry, as text to compare. */
const describeEntry = ({ what, when }: CalendarEntry): string => {
  const facts = { ...what, ...when };
  return JSON.stringify(facts, Object.keys(facts).sort(compareText));
};

/**
 * What a feed shows next: the entries, each with a higher version than before if it changed, and those that it showed and
 * that are no longer there. Of these, what is over stays as it was, and all else is cancelled.
 */
export const continueFeed = (
  shown: readonly FeedEntry[],
  entries: readonly CalendarEntry[],
  now: Instant,
): FeedEntry[] => {
  const before = new Map(shown.map((entry) => [entry.key, entry]));
  const keys = new Set(entries.map(({ key }) => key));
  const oldest = toInstant(toEpochMs(now) - pastDays * dayMs);
  const present = entries.map((entry) => {
    const last = before.get(entry.key);
    if (!last) return entry;
    if (!last.isCancelled && describeEntry(last) === describeEntry(entry)) return last;
    return { ...entry, version: Math.max(entry.version, last.version + 1) };
  });
  const gone = shown
    .filter((entry) => !keys.has(entry.key) && getEnd(entry) > oldest)
    .map((entry): FeedEntry => {
      if (entry.isCancelled || getEnd(entry) <= now) return entry;
      return { ...entry, isCancelled: true, version: entry.version + 1, publishedAt: now };
    });
  return [...present, ...gone].sort((one, other) => compareText(getStart(one), getStart(other)));
};
