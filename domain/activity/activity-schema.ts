import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant-schema';
import { actions, actorRoles } from './actions';
import { activityEventSchema } from './event-schema';

/** One entry of a site's activity log. `id` is a ULID: its order is time order. */
export const activitySchema = z.object({
  id: z.string(),
  at: instantSchema,
  actor: z.object({
    role: z.enum(actorRoles),
    id: z.string(),
    name: z.string(),
  }),
  action: z.enum(actions),
  event: activityEventSchema,
});
export type Activity = z.infer<typeof activitySchema>;
