import * as z from 'zod';
import { loggedActorSchema } from '~/domain/shared/event-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { storedEventSchema } from './event-schema';

/**
 * One stored entry of a site's activity log. `id` is a ULID: its order is time order. A newer version may have written
 * it, so role and action can be any text.
 */
export const activitySchema = z.object({
  id: z.string(),
  at: instantSchema,
  actor: loggedActorSchema,
  action: z.string(),
  event: storedEventSchema,
});
export type Activity = z.infer<typeof activitySchema>;
