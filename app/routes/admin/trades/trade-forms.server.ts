import * as z from 'zod';

const fields = { of: z.enum(['jobs', 'vacations']), offerId: z.string().min(1).max(60) };

/** The forms of the Trades page; `intent` tells them apart. */
export const tradeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve'), ...fields }),
  // An empty or long reason must get an error message, so the schema accepts it.
  z.object({ intent: z.literal('reject'), ...fields, reason: z.string().max(10_000) }),
  z.object({ intent: z.literal('publish'), of: fields.of }),
]);
