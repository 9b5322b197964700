import { isSameAccount, type AccountName } from '~/domain/company/company-admins';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs, hourMs } from '~/domain/time/time-units';
import type { ApiToken, ApiTokens } from './api-token-schema';
import type { tokenDays } from './limits';
import { apiScopes, maxTokenName, maxTokens, type ApiScope } from './limits';

/** What an administrator enters for a new token. */
export interface TypedToken {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: (typeof tokenDays)[number];
}

export type NewTokenError =
  | { readonly code: 'token-name-missing' }
  | { readonly code: 'token-name-too-long'; readonly limit: number }
  | { readonly code: 'token-name-taken'; readonly name: string }
  | { readonly code: 'token-without-scopes' }
  | { readonly code: 'too-many-tokens'; readonly limit: number };

export interface TokenGone {
  readonly code: 'token-gone';
}

export const hasExpired = ({ expiresAt }: Pick<ApiToken, 'expiresAt'>, now: Instant): boolean =>
  now >= expiresAt;

/** The scopes of a token that this version knows. */
export const getScopes = ({ scopes }: Pick<ApiToken, 'scopes'>): ApiScope[] =>
  apiScopes.filter((scope) => scopes.includes(scope));

/** Adds a token. Names are unique, because the activity log names programs by them. */
export const addToken = (
  { version, tokens }: ApiTokens,
  { name: typed, scopes, days }: TypedToken,
  made: Pick<ApiToken, 'id' | 'digest' | 'createdAt' | 'createdBy' | 'creator'>,
): Result<{ tokens: ApiTokens; added: ApiToken }, NewTokenError> => {
  const name = cleanText(typed);
  if (name === '') return fail({ code: 'token-name-missing' });
  if (name.length > maxTokenName) return fail({ code: 'token-name-too-long', limit: maxTokenName });
  if (tokens.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return fail({ code: 'token-name-taken', name });
  if (scopes.length === 0) return fail({ code: 'token-without-scopes' });
  if (tokens.length >= maxTokens) return fail({ code: 'too-many-tokens', limit: maxTokens });
  const added: ApiToken = {
    ...made,
    name,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    expiresAt: toInstant(toEpochMs(made.createdAt) + days * dayMs),
  };
  return ok({ tokens: { version, tokens: [...tokens, added] }, added });
};

/** The tokens that work and that an account created. */
export const findCreatedTokens = (
  { tokens }: ApiTokens,
  account: AccountName,
  now: Instant,
): ApiToken[] =>
  tokens.filter(
    (token) => token.creator && isSameAccount(token.creator, account) && !hasExpired(token, now),
  );

export const removeToken = (
  { version, tokens }: ApiTokens,
  id: string,
): Result<{ tokens: ApiTokens; removed: ApiToken }, TokenGone> => {
  const removed = tokens.find((one) => one.id === id);
  if (!removed) return fail({ code: 'token-gone' });
  return ok({ tokens: { version, tokens: tokens.filter((one) => one !== removed) }, removed });
};

/** The tokens with a use noted; null if one was noted less than an hour ago. */
export const noteUse = (
  { version, tokens }: ApiTokens,
  id: string,
  now: Instant,
): ApiTokens | null => {
  const used = tokens.find((one) => one.id === id);
  if (!used) return null;
  if (used.lastUsedAt && toEpochMs(now) - toEpochMs(used.lastUsedAt) < hourMs) return null;
  return {
    version,
    tokens: tokens.map((one) => (one === used ? { ...one, lastUsedAt: now } : one)),
  };
};
