import type { Call, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { adminAccountMail } from '~/app/services/mail/account-mails.server';
import { checkPassword, type PasswordError } from '~/domain/access/password';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { readCode, type CodeError, type CodeLogin } from './read-code.server';

export type SetPasswordError =
  | CodeError
  | PasswordError
  | { readonly code: 'passwords-differ' }
  /** Another part of the account was changed at the same time; the link still works. */
  | { readonly code: 'account-changed' };

interface PasswordSet extends CodeLogin {
  /** It is the account's first password. */
  readonly isFirst: boolean;
}

/**
 * Sets an administrator's password with an emailed link, once, and ends their sessions. Nothing is hashed
 * without a valid link, so that guessing cannot be used to overload the server.
 */
export const setPasswordByCode = async ({
  deps,
  secret,
  input: { password, repeated },
}: Call<
  Writing | 'passwords' | 'sha256',
  { secret: string; input: { password: string; repeated: string } }
>): Promise<Result<PasswordSet, SetPasswordError>> => {
  const read = await readCode({ deps, secret });
  if (!read.ok) return read;
  const { code, credential, site, company } = read.value;
  const { companyId, siteId, username, kind } = code;
  const weakness = checkPassword('admin', password, [username, company.name, companyId, site.name]);
  if (weakness) return fail(weakness);
  if (password !== repeated) return fail({ code: 'passwords-differ' });

  const passwordHash = await deps.passwords.hash(password);
  const now = toInstant(deps.clock.now());
  const actor = { role: credential.role, username, name: credential.name };
  const event = { code: 'password-link-used', kind } as const;
  const entry = makeLogEntry(deps, { actor }, 'update', event, { at: now });
  // Whoever has the link reads the mail of the address: a changed address voids the links to the earlier one.
  const hasUnprovenEmail = undefined;
  const changed = { ...credential, passwordHash, linksVoidUntil: now, hasUnprovenEmail };
  const told = { username, change: 'password', by: 'link', at: now } as const;
  const mail =
    kind === 'activation' ? null : adminAccountMail(deps, { site, company, credential }, told);
  const redeemed = await deps.stores.codes.redeem(code, now, changed, entry, mail);
  const login = { companyId, siteId, username };
  if (redeemed.ok) return ok({ ...login, isFirst: kind === 'activation' });
  const isUsed = redeemed.error.code === 'code-used';
  return fail(isUsed ? { code: 'code-used', login } : { code: 'account-changed' });
};
