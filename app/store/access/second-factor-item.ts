import * as z from 'zod';
import {
  authenticatorSchema,
  secondFactorSchema,
  stepPasskeySchema,
  type SecondFactor,
} from '~/domain/access/second-factor-schema';

/**
 * Earlier releases know no passkeys and read an app in every second factor. This one accepts no code, because they take
 * its last step as used. So they refuse all but recovery codes.
 */
const noApp = { secret: 'A'.repeat(32), lastStep: Number.MAX_SAFE_INTEGER };

/** The second factor as attributes of the account's item. Passkeys are beside what earlier releases compare. */
export const storedFactorFields = {
  secondFactor: authenticatorSchema
    .extend({ recoveryHashes: secondFactorSchema.shape.recoveryHashes })
    .optional(),
  stepPasskeys: z.array(stepPasskeySchema).optional(),
};
type StoredFactor = z.infer<z.ZodObject<typeof storedFactorFields>>;

export const toStoredFactor = (factor: SecondFactor | undefined): StoredFactor => ({
  secondFactor: factor && { ...(factor.app ?? noApp), recoveryHashes: factor.recoveryHashes },
  stepPasskeys: factor && factor.passkeys.length > 0 ? factor.passkeys : undefined,
});

export const fromStoredFactor = ({
  secondFactor,
  stepPasskeys = [],
}: StoredFactor): SecondFactor | undefined => {
  if (!secondFactor) return undefined;
  const { recoveryHashes, ...app } = secondFactor;
  return {
    app: app.lastStep === noApp.lastStep ? null : app,
    passkeys: stepPasskeys,
    recoveryHashes,
  };
};
