import * as z from 'zod';
import { maxAgainFrom } from '~/app/services/award/award-again.server';

const from = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maxAgainFrom));

/** What the URL asks to see; the page proposes a number if it has none. */
export const askedSchema = z.object({ from: from.optional() });

/** Confirms what the page showed. */
export const awardAgainForm = z.object({
  intent: z.literal('award-again'),
  from,
  seen: z.coerce.number().int().min(1),
  basis: z.string().max(64),
  confirmed: z.string().max(100),
});
