import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs, hourMs } from '~/domain/time/time-units';

/** An emailed link that sets an administrator's password once. Its secret is only in the email. */
export const oneTimeCodeSchema = z.object({
  /** SHA-256 of the secret, lower-case hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(['activation', 'password-reset']),
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  username: z.string().min(1),
  issuedAt: instantSchema,
  validUntil: instantSchema,
  usedAt: instantSchema.nullable(),
});
export type OneTimeCode = z.infer<typeof oneTimeCodeSchema>;

/** How long a link is valid. A new administrator may be away for a weekend; whoever forgot a password asks now. */
export const codeValidMs: Readonly<Record<OneTimeCode['kind'], number>> = {
  activation: 3 * dayMs,
  'password-reset': hourMs,
};

export type CodeState = 'usable' | 'used' | 'expired';

/** `linksVoidUntil`: a later password or address voids every earlier link, as if it had been used. */
export const codeStateAt = (
  code: OneTimeCode,
  { linksVoidUntil, now }: { linksVoidUntil: Instant | undefined; now: Instant },
): CodeState => {
  if (code.usedAt !== null) return 'used';
  if (linksVoidUntil !== undefined && linksVoidUntil >= code.issuedAt) return 'used';
  return now < code.validUntil ? 'usable' : 'expired';
};
