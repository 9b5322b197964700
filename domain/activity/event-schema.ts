import * as z from 'zod';
import { accessEvents } from './access-events';
import { maxEventLength } from './limits';
import { rosterEvents } from './roster-events';
import { selectionEvents } from './selection-events';
import { tenantEvents } from './tenant-events';

/** An entry from an earlier version, which stored the sentence itself. */
const textEvent = z.object({ code: z.literal('text'), text: z.string().max(maxEventLength) });

/** What happened, as a code with values. Pages write it in the reader's language. */
export const activityEventSchema = z.discriminatedUnion('code', [
  ...accessEvents,
  ...rosterEvents,
  ...selectionEvents,
  ...tenantEvents,
  textEvent,
]);
export type ActivityEvent = z.infer<typeof activityEventSchema>;
/** What can be logged now. */
export type NewEvent = Exclude<ActivityEvent, { code: 'text' }>;
