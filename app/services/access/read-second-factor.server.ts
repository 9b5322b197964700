import type { Deps } from '~/app/ports/deps';
import type { StepPasskey } from '~/domain/access/second-factor-schema';
import type { Tenant } from '~/domain/company/scope';

/** What pages may know of an account's second step. */
export interface SecondFactorFacts {
  readonly hasApp: boolean;
  readonly passkeys: readonly Pick<StepPasskey, 'id' | 'name' | 'since' | 'lastUsedAt'>[];
  readonly recoveryCodesLeft: number;
}

/** Null if the password alone is enough. */
export const readSecondFactor = async (
  { stores }: Pick<Deps, 'stores'>,
  tenant: Tenant,
  username: string,
): Promise<SecondFactorFacts | null> => {
  const { credential } = await stores.access.readAdmin(tenant, username);
  const factor = credential?.secondFactor;
  if (!factor) return null;
  return {
    hasApp: factor.app !== null,
    passkeys: factor.passkeys.map(({ id, name, since, lastUsedAt }) => ({
      id,
      name,
      since,
      lastUsedAt,
    })),
    recoveryCodesLeft: factor.recoveryHashes.length,
  };
};
