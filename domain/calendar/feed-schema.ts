import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { storedLanguageSchema } from '~/domain/shared/language-schema';
import { knownOr } from '~/domain/shared/newer-values';
import { instantSchema } from '~/domain/time/instant-schema';
import { calendarEntrySchema } from './calendar-entry-schema';

/** An entry as a feed showed it last. */
const feedEntrySchema = calendarEntrySchema.extend({
  isCancelled: z.literal(true).optional(),
});
export type FeedEntry = z.infer<typeof feedEntrySchema>;

/** What is behind the secret link of a calendar feed, found by the hash of its secret. */
export const calendarFeedSchema = z.object({
  /** Null for the feed of the site. */
  employeeId: employeeIdSchema.nullable(),
  /** How whoever made it had signed in. */
  provenBy: knownOr(['password', 'id'], 'id'),
  /** The epoch of sessions in which it counts. */
  epoch: z.int(),
  /** That of the page on which it was made: calendar programs send none. */
  language: storedLanguageSchema,
  since: instantSchema,
  /** To the day; missing until a calendar has read it. */
  lastReadAt: instantSchema.optional(),
  /** What it showed last, so that it can cancel what is no longer so. What only a newer version can read is forgotten. */
  shown: z.array(feedEntrySchema).catch([]),
  version: z.int(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
