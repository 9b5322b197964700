import * as z from 'zod';
import type { ActivityQuery } from '~/app/services/activity/read-activity.server';
import { actions, actorRoles } from '~/domain/activity/actions';
import { ulidPattern } from '~/domain/activity/ulid-time';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** The search in the URL. Invalid fields are ignored, so a URL with an invalid position shows the first page. */
const querySchema = z.object({
  text: optional(z.string().trim().min(1).max(200)),
  action: optional(z.enum(actions)),
  role: optional(z.enum(actorRoles)),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  before: optional(z.string().regex(ulidPattern)),
});

export const readQuery = (request: Request): ActivityQuery => {
  const { q, ...others } = Object.fromEntries(new URL(request.url).searchParams);
  return querySchema.parse({ ...others, text: q });
};
