import * as z from 'zod';
import { knownOr } from '~/domain/shared/newer-values';
import { switchedOffReasons } from '~/domain/shared/switched-off';
import { instantSchema } from '~/domain/time/instant-schema';

/** A program of the company that is told of events, as stored. */
const receiverSchema = z.object({
  /** A ULID. */
  id: z.string(),
  /** What the site's administrators call it. */
  name: z.string(),
  url: z.string(),
  /** Of any version. */
  types: z.array(z.string()),
  of: z.array(z.string()),
  /** Random bytes in base64, which sign each message. */
  secret: z.string(),
  /** The secret before, which also signs until a time. */
  oldSecret: z.object({ secret: z.string(), until: instantSchema }).optional(),
  addedAt: instantSchema,
  /** Who added it, as the activity log names them. */
  addedBy: z.string(),
  /** Since when nothing has reached it; missing while deliveries succeed. */
  failingSince: instantSchema.optional(),
  /** The messages that have finally failed since the last success, and when the first of them had; missing without any. */
  lost: z.object({ count: z.int(), since: instantSchema }).optional(),
  /** Missing while it is on. */
  off: z.object({ at: instantSchema, because: knownOr(switchedOffReasons, 'failing') }).optional(),
});
export type Receiver = z.infer<typeof receiverSchema>;

/** The receivers of a site. `version` is 0 before the first one. */
export const receiversSchema = z.object({
  version: z.int(),
  receivers: z.array(receiverSchema),
  /** When the administrators were last emailed that a receiver was switched off. */
  toldAt: instantSchema.optional(),
});
export type Receivers = z.infer<typeof receiversSchema>;
