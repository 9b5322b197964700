import { checkPassword, type PasswordError } from '~/domain/access/password';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { saveOwnAccount, type OwnAccount, type OwnAccountError } from './save-own-account.server';
import type { SignedIn } from './sign-in-driver.server';

export type AdminAccountChange =
  | { readonly intent: 'password'; readonly password: string; readonly repeated: string }
  /** An empty text removes the email address, after which no links can be emailed to the account. */
  | { readonly intent: 'email'; readonly email: string };

export type ChangeAccountError =
  | OwnAccountError
  | PasswordError
  | { readonly code: 'passwords-differ' }
  | { readonly code: 'invalid-email' };

/** Changes an administrator's own password or email address. Links that were emailed earlier stop working. */
export const changeAdminAccount = async ({
  change,
  ...own
}: OwnAccount & { change: AdminAccountChange }): Promise<Result<SignedIn, ChangeAccountError>> => {
  const { deps, access } = own;
  if (change.intent === 'password') {
    const { username, company, site } = access;
    const names = [username, company.name, company.companyId, site.name];
    const weakness = checkPassword('admin', change.password, names);
    if (weakness) return fail(weakness);
    if (change.password !== change.repeated) return fail({ code: 'passwords-differ' });
  }
  const typedEmail = change.intent === 'email' && change.email !== '' ? change.email : undefined;
  const email = typedEmail === undefined ? undefined : readEmail(typedEmail);
  if (email === null) return fail({ code: 'invalid-email' });
  return saveOwnAccount(own, async (credential) => {
    const linksVoidUntil = toInstant(deps.clock.now());
    if (change.intent === 'password') {
      const passwordHash = await deps.passwords.hash(change.password);
      const changed = { ...credential, linksVoidUntil, passwordHash };
      return ok({ changed, change: 'password' });
    }
    const hasUnprovenEmail = email === undefined ? undefined : (true as const);
    const changed = { ...credential, linksVoidUntil, email, hasUnprovenEmail };
    return ok({ changed, change: 'email' });
  });
};
