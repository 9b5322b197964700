import * as z from 'zod';
import { jsonField } from './form-fields';

/** What a browser answered to a challenge, as JSON. The verifier checks the rest. */
export const passkeyAnswerField = z
  .string()
  .max(20_000)
  .pipe(jsonField(z.looseObject({ id: z.string().min(1).max(2_000) })));
