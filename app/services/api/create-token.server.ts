import type { AdminCall, Writing } from '~/app/ports/deps';
import { getAccountName } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { addToken, type NewTokenError, type TypedToken } from '~/domain/api/api-tokens';
import { writeToken } from '~/domain/api/token-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { changeTokens, type TokensChanged } from './change-tokens.server';

/** The text is shown once: only its digest is stored. */
export interface CreatedToken {
  readonly name: string;
  readonly text: string;
}

export type CreateTokenError =
  | NewTokenError
  | TokensChanged
  /** The master password opens a session of an hour, which a token would outlast. */
  | { readonly code: 'no-token-with-master-password' };

/** Creates a token for a program of the site. */
export const createToken = async ({
  deps,
  access,
  input,
}: AdminCall<Writing | 'sha256', { input: TypedToken }>): Promise<
  Result<CreatedToken, CreateTokenError>
> => {
  const { scope, byMasterPassword } = access;
  if (byMasterPassword) return fail({ code: 'no-token-with-master-password' });
  const id = deps.ids.next();
  const text = writeToken(scope, id, deps.ids.secret());
  const at = toInstant(deps.clock.now());
  const made = {
    id,
    digest: deps.sha256(text),
    createdAt: at,
    createdBy: access.name ?? access.username,
    // Nobody gives a master another role, so there is no need to know which tokens masters created.
    ...(access.role !== 'master' && { creator: getAccountName(access) }),
  };
  return changeTokens({ deps, access }, (before) => {
    const added = addToken(before, input, made);
    if (!added.ok) return added;
    const { tokens, added: token } = added.value;
    const { name, scopes } = token;
    const { days } = input;
    const event = { code: 'api-token-created', name, scopes, days } as const;
    const entry = makeLogEntry(deps, scope, 'create', event, { at });
    return ok({ tokens, entry, value: { name, text } });
  });
};
