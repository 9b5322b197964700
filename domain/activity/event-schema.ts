import * as z from 'zod';
import { describeNewer } from '~/domain/shared/newer-values';
import { ssoEvents } from '~/domain/sso/sso-events';
import { accessEvents } from './access-events';
import { leaveEvents } from './leave-events';
import { leftOverEvents } from './left-over-events';
import { maxEventLength } from './limits';
import { noteEvents } from './note-events';
import { peopleEvents } from './people-events';
import { rosterEvents } from './roster-events';
import { selectionEvents } from './selection-events';
import { tenantEvents } from './tenant-events';

/** An entry from an earlier version, which stored the sentence itself, or from a newer one. */
const textEvent = z.object({ code: z.literal('text'), text: z.string().max(maxEventLength) });

/** What happened, as a code with values. Pages write it in the reader's language. */
const activityEventSchema = z.discriminatedUnion('code', [
  ...accessEvents,
  ...leaveEvents,
  ...leftOverEvents,
  ...noteEvents,
  ...peopleEvents,
  ...rosterEvents,
  ...selectionEvents,
  ...ssoEvents,
  ...tenantEvents,
  textEvent,
]);
export type ActivityEvent = z.infer<typeof activityEventSchema>;

/** An event that only a newer version knows, read as text. */
const newerEvent = z.looseObject({ code: z.string() }).transform((event) => ({
  code: 'text' as const,
  text: describeNewer(event).slice(0, maxEventLength),
}));
/** A stored event, of any version. */
export const storedEventSchema = z.union([activityEventSchema, newerEvent]);

/** What can be logged now. */
export type NewEvent = Exclude<ActivityEvent, { code: 'text' }>;
