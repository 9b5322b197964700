import type { Deps } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import { getScopes, hasExpired } from '~/domain/api/api-tokens';
import type { ApiToken } from '~/domain/api/api-token-schema';
import type { ApiScope } from '~/domain/api/limits';
import type { Instant } from '~/domain/shared/instant';

/** A token as its page lists it, without its digest. */
export interface ListedToken extends Pick<
  ApiToken,
  'id' | 'name' | 'createdAt' | 'createdBy' | 'expiresAt'
> {
  readonly scopes: readonly ApiScope[];
  readonly lastUsedAt: Instant | null;
  readonly isExpired: boolean;
}

/** The tokens of the site, newest first. */
export const readTokens = async ({
  deps,
  access: { scope },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: Pick<SiteAccess, 'scope'>;
  now: Instant;
}): Promise<ListedToken[]> => {
  const { tokens } = await deps.stores.apiTokens.read(scope);
  return tokens
    .map((token) => {
      const { id, name, createdAt, createdBy, expiresAt, lastUsedAt = null } = token;
      const shown = { id, name, createdAt, createdBy, expiresAt, lastUsedAt };
      return { ...shown, scopes: getScopes(token), isExpired: hasExpired(token, now) };
    })
    .reverse();
};
