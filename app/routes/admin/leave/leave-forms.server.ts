import * as z from 'zod';
import { leaveSpanSchema } from '~/domain/leave/leave-schema';
import { leaveKinds } from '~/domain/leave/limits';

/** Days that are wrong must get an error message, so the schema accepts any text. */
const spanFields = {
  from: z.string().max(20),
  to: z.string().max(20),
  kind: z.enum(leaveKinds),
};

/** A span as the page showed it. */
const seen = z
  .string()
  .max(40)
  .transform((text) => {
    const [from, to, kind] = text.split('.');
    return { from, to, kind };
  })
  .pipe(leaveSpanSchema);

const driverId = z.string().trim().max(200);

/** The forms of the page of leave; `intent` tells them apart. */
export const leaveForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['add', 'undo']), driverId, ...spanFields }),
  z.object({ intent: z.literal('change'), driverId, seen, ...spanFields }),
  z.object({ intent: z.enum(['end', 'delete']), driverId, seen }),
]);
export type LeaveForm = z.infer<typeof leaveForm>;

const undoneSchema = z.tuple([z.string().regex(/^\d{7}$/), seen]);

/** The deleted span that the URL offers to bring back: `1000001.2026-12-07.2026-12-20.leave`. */
export const readDeleted = (text: string | null) => {
  if (text === null) return null;
  const at = text.indexOf('.');
  const read = undoneSchema.safeParse([text.slice(0, at), text.slice(at + 1)]);
  return read.success ? { driverId: read.data[0], span: read.data[1] } : null;
};
