import * as z from 'zod';
import { idList } from '~/app/platform/forms/form-fields';
import { apiScopes, tokenDays } from '~/domain/api/limits';

/** The forms of the page about tokens; `intent` tells them apart. */
export const tokenForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    // A name that is empty or too long must get an error message, so the schema accepts it.
    name: z.string().max(1000),
    scope: idList.pipe(z.array(z.enum(apiScopes))),
    days: z.string().transform(Number).pipe(z.literal(tokenDays)),
  }),
  z.object({ intent: z.literal('revoke'), tokenId: z.string().min(1).max(40) }),
]);
