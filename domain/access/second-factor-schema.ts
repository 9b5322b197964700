import * as z from 'zod';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxPasskeyName, recoveryCodeCount } from './limits';
import { passkeyKeySchema } from './passkey';

/** An authenticator app (TOTP, RFC 6238). */
export const authenticatorSchema = z.object({
  /** The 20-byte secret in Base32, which the app also stores. */
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  /** The 30-second step of the latest used code, so that no code works twice. */
  lastStep: z.int(),
});

/** A passkey of the second step. It does not end by itself, because the password comes first. */
export const stepPasskeySchema = passkeyKeySchema.extend({
  /** As its owner named it; else browser and system, or `unknown`. */
  name: z.string().max(maxPasskeyName),
  since: instantSchema,
  lastUsedAt: instantSchema,
});
export type StepPasskey = z.infer<typeof stepPasskeySchema>;

/** The second step of an administrator's sign-in: an authenticator app, passkeys, or both. */
export const secondFactorSchema = z.object({
  app: authenticatorSchema.nullable(),
  passkeys: z.array(stepPasskeySchema),
  /**
   * Slow hashes, with one salt, of the codes for a lost phone; or the plain SHA-256 of a set from an earlier release.
   * Each code works once.
   */
  recoveryHashes: z.array(z.string()),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** A full set of recovery codes, as they were printed, perhaps by a page of an earlier release with two groups. */
export const recoveryCodesSchema = z
  .array(z.string().regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){1,2}$/))
  .length(recoveryCodeCount)
  .refine((codes) => new Set(codes).size === codes.length);
