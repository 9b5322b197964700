import * as z from 'zod';
import { idList } from '~/app/platform/forms/form-fields';

const offerId = z.string().min(1).max(60);
/** A time that is wrong must get an error message, so the schema accepts any text. */
const wallTime = z.string().max(20);

export const askedSchema = z.object({
  week: z
    .string()
    .regex(/^\d{4}-W\d{2}$/)
    .nullable()
    .catch(null),
});

export const leftOverForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('offer'),
    periodId: z.string().regex(/^\d{4}-W\d{2}$/),
    job: idList,
    wallTime,
    /** A checkbox: the offer whose answers are discarded. */
    discards: offerId.nullable().default(null),
  }),
  z.object({ intent: z.literal('change-until'), offerId, wallTime }),
  z.object({ intent: z.literal('end'), offerId }),
  z.object({ intent: z.literal('publish'), offerId, confirmed: z.string().max(100) }),
]);
