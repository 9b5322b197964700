import type { Call } from '~/app/ports/deps';
import type { SiteAccess } from '~/app/ports/sessions';
import type { ApiToken } from '~/domain/api/api-token-schema';
import { getScopes, hasExpired, findCreatedTokens } from '~/domain/api/api-tokens';
import type { ApiScope } from '~/domain/api/limits';
import { findChangingRole } from '~/domain/people/change-people';
import type { Instant } from '~/domain/time/instant';

/** A token as its page lists it, without its digest. */
export interface ListedToken extends Pick<
  ApiToken,
  'id' | 'name' | 'createdAt' | 'createdBy' | 'expiresAt'
> {
  readonly scopes: readonly ApiScope[];
  readonly lastUsedAt: Instant | null;
  readonly isExpired: boolean;
  /** Whoever created it no longer administers the site, so somebody else has to answer for the token. */
  readonly isCreatorGone: boolean;
}

/** The tokens of the site, newest first. */
export const readTokens = async ({
  deps,
  access: { scope },
  now,
}: Call<'stores', { access: Pick<SiteAccess, 'scope'>; now: Instant }>): Promise<ListedToken[]> => {
  const { siteId } = scope;
  const [{ tokens }, { people, companyAdmins }] = await Promise.all([
    deps.stores.apiTokens.read(scope),
    deps.stores.people.read(scope),
  ]);
  const lists = { siteId, people, companyAdmins: companyAdmins.accounts };
  return tokens
    .map((token) => {
      const { id, name, createdAt, createdBy, expiresAt, lastUsedAt = null } = token;
      const shown = { id, name, createdAt, createdBy, expiresAt, lastUsedAt };
      const isCreatorGone =
        token.creator !== undefined && findChangingRole(token.creator, lists) === null;
      const isExpired = hasExpired(token, now);
      return { ...shown, scopes: getScopes(token), isExpired, isCreatorGone };
    })
    .reverse();
};

/** The names of the tokens that somebody whose account the site keeps created, and that still work. */
export const findCreatedTokenNames = async ({
  deps,
  access: { scope },
  username,
  now,
}: Call<'stores', { access: Pick<SiteAccess, 'scope'>; username: string; now: Instant }>): Promise<
  string[]
> => {
  const tokens = await deps.stores.apiTokens.read(scope);
  const account = { siteId: scope.siteId, username };
  return findCreatedTokens(tokens, account, now).map(({ name }) => name);
};
