import type { Call } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import type { Activity } from '~/domain/activity/activity';
import type { ApiTokens } from '~/domain/api/api-token-schema';
import { fail, ok, type Result } from '~/domain/shared/result';

/** The tokens kept changing at the same time. */
export interface TokensChanged {
  readonly code: 'tokens-changed';
}

/** How often a change is decided again. Noting the use of a token changes them too, at most once an hour for each. */
const attempts = 5;

/** Changes the tokens of a site, decided on how they stand now. */
export const changeTokens = async <T, E extends { readonly code: string }>(
  { deps, access: { scope } }: Call<'stores', { access: Pick<AdminSession, 'scope'> }>,
  decide: (tokens: ApiTokens) => Result<{ tokens: ApiTokens; entry: Activity; value: T }, E>,
): Promise<Result<T, E | TokensChanged>> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const decided = decide(await deps.stores.apiTokens.read(scope));
    if (!decided.ok) return decided;
    const { tokens, entry, value } = decided.value;
    if (await deps.stores.apiTokens.save(scope, tokens, entry)) return ok(value);
  }
  return fail({ code: 'tokens-changed' });
};
