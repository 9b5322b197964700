import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant';

export const actions = ['create', 'update', 'delete', 'view', 'login', 'logout', 'save'] as const;
export const actorRoles = ['driver', 'site-admin', 'master', 'system'] as const;

/** One entry of a site's activity log (spec 3). `id` is a ULID: its order is time order. */
export const activitySchema = z.object({
  id: z.string(),
  at: instantSchema,
  actor: z.object({
    role: z.enum(actorRoles),
    id: z.string(),
    name: z.string(),
  }),
  action: z.enum(actions),
  details: z.string().max(2000),
});
export type Activity = z.infer<typeof activitySchema>;

/** Who did it: `Ada Driver (1000001)`, or the name alone where it is the id. */
export const actorText = ({ id, name }: Activity['actor']): string =>
  name === id ? name : `${name} (${id})`;
