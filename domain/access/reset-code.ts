import * as z from 'zod';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs } from '~/domain/time/time-units';

/** Long enough to reach the driver's next shift, short enough that a lost code is useless soon. */
export const resetCodeValidMs = dayMs;

/** A code from an administrator that lets a driver set a password once. Only its hash is kept. */
export const resetCodeSchema = z.object({
  /** SHA-256 of the code as it was printed, lower-case hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  validUntil: instantSchema,
});
export type ResetCode = z.infer<typeof resetCodeSchema>;

export const opensAt = (
  code: ResetCode | undefined,
  { hash, now }: { hash: string; now: Instant },
): boolean => code?.hash === hash && now < code.validUntil;
