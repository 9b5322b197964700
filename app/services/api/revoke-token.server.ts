import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { removeToken, type TokenGone } from '~/domain/api/api-tokens';
import { ok, type Result } from '~/domain/shared/result';
import { changeTokens, type TokensChanged } from './change-tokens.server';

export type RevokeTokenError = TokenGone | TokensChanged;

/** Ends a token at once. Gives its name. */
export const revokeToken = ({
  deps,
  access,
  tokenId,
}: AdminCall<Writing, { tokenId: string }>): Promise<Result<string, RevokeTokenError>> =>
  changeTokens({ deps, access }, (before) => {
    const removed = removeToken(before, tokenId);
    if (!removed.ok) return removed;
    const { tokens, removed: token } = removed.value;
    const event = { code: 'api-token-revoked', name: token.name } as const;
    const entry = makeLogEntry(deps, access.scope, 'delete', event);
    return ok({ tokens, entry, value: token.name });
  });
