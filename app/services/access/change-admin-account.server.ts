import type { Deps } from '~/app/services/deps';
import { checkAdminPassword, type PasswordError } from '~/domain/access/admin-password';
import type { AdminCredential } from '~/domain/access/credential';
import { makeActivity } from '~/domain/activity/make-activity';
import { sessionEpochOf } from '~/domain/tenancy/site';
import { emailSchema } from '~/domain/mail/mail';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import type { AdminSession } from './session-access';
import type { SignedIn } from './sign-in-driver.server';

export type AccountChange =
  | { readonly intent: 'password'; readonly password: string; readonly repeated: string }
  /** An empty one takes the address away: no links by mail then. */
  | { readonly intent: 'email'; readonly email: string };

export type ChangeAccountError =
  | PasswordError
  | TooManyAttempts
  | { readonly code: 'passwords-differ' }
  | { readonly code: 'invalid-email' }
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'account-changed' };

const details = {
  password: 'Changed their password',
  email: 'Changed the e-mail address for password links',
} as const;

/**
 * Changes an administrator's own password or address, by their current password (spec 5). It ends their
 * sessions; the answer starts this one anew. The master password passes as the current one (spec 5).
 */
export const changeAdminAccount = async ({
  deps,
  access: { scope, site, company, username, byMasterPassword },
  currentPassword,
  change,
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords' | 'masterPassword'>;
  access: AdminSession;
  currentPassword: string;
  change: AccountChange;
  address: string;
}): Promise<Result<SignedIn, ChangeAccountError>> => {
  if (change.intent === 'password') {
    const names = [username, company.name, company.companyId, site.name];
    const weakness = checkAdminPassword(change.password, names);
    if (weakness) return fail(weakness);
    if (change.password !== change.repeated) return fail({ code: 'passwords-differ' });
  }
  if (change.intent === 'email' && change.email !== '') {
    if (!emailSchema.safeParse(change.email).success) return fail({ code: 'invalid-email' });
  }
  const refused = await countAttempt({
    deps,
    tenant: scope,
    account: `admin:${username}`,
    address,
  });
  if (refused) return fail(refused);
  const { credential } = await deps.stores.access.ofAdmin(scope, username);
  const isOwn = await deps.passwords.verify(credential?.passwordHash ?? null, currentPassword);
  const isRight = isOwn || (await deps.masterPassword.matches(currentPassword));
  // The master password gives no master rights, hence no way to a master's password.
  if (!credential || !isRight || (!isOwn && credential.role === 'master'))
    return fail({ code: 'wrong-current-password' });

  const now = toInstant(deps.clock.now());
  const changed: AdminCredential = {
    ...credential,
    linksVoidUntil: now,
    ...(change.intent === 'password'
      ? { passwordHash: await deps.passwords.hash(change.password) }
      : { email: change.email === '' ? undefined : change.email }),
  };
  const entry = makeActivity({
    id: deps.ids.next(),
    at: now,
    actor: scope.actor,
    action: 'update',
    details: isOwn ? details[change.intent] : `${details[change.intent]}, with the master password`,
  });
  if (!(await deps.stores.credentials.saveAdmin(scope, changed, entry)))
    return fail({ code: 'account-changed' });
  return ok({
    subject: username,
    tenant: { companyId: scope.companyId, siteId: scope.siteId },
    signedInBy: byMasterPassword ? 'master' : 'password',
    sessionVersion: credential.sessionVersion + 1,
    sessionEpoch: sessionEpochOf(site, company),
  });
};
