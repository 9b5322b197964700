import type { Deps } from '~/app/services/deps';
import type { AdminCredential } from '~/domain/access/credential';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { sessionEpochOf } from '~/domain/tenancy/site';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import type { AdminSession } from './session-access';
import type { SignedIn } from './sign-in-driver.server';

/** What an administrator changes of their own account, and by which password. */
export interface OwnAccount {
  readonly deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords' | 'masterPassword'>;
  readonly access: AdminSession;
  readonly currentPassword: string;
  readonly address: string;
}

export type OwnAccountError =
  | TooManyAttempts
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'account-changed' };

/**
 * Saves a change of one's own account, by the current password or the master password (spec 5). It ends
 * all sessions of the account; the answer starts this one anew.
 */
export const saveOwnAccount = async <E>(
  { deps, access, currentPassword, address }: OwnAccount,
  change: (
    credential: AdminCredential,
  ) => Promise<Result<{ readonly changed: AdminCredential; readonly details: string }, E>>,
): Promise<Result<SignedIn, OwnAccountError | E>> => {
  const { scope, site, company, username, byMasterPassword } = access;
  const account = `admin:${username}`;
  const refused = await countAttempt({ deps, tenant: scope, account, address });
  if (refused) return fail(refused);
  const { credential } = await deps.stores.access.ofAdmin(scope, username);
  const isOwn = await deps.passwords.verify(credential?.passwordHash ?? null, currentPassword);
  const isRight = isOwn || (await deps.masterPassword.matches(currentPassword));
  // The master password gives no master rights, hence no way into a master's account.
  if (!credential || !isRight || (!isOwn && credential.role === 'master'))
    return fail({ code: 'wrong-current-password' });

  const made = await change(credential);
  if (!made.ok) return made;
  const { changed, details } = made.value;
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'update',
    details: isOwn ? details : `${details}, with the master password`,
  });
  const save = { read: credential, next: changed };
  if (!(await deps.stores.credentials.saveAdmin(scope, save, entry)))
    return fail({ code: 'account-changed' });
  const own = changed.secondFactor ? 'password+code' : 'password';
  return ok({
    subject: username,
    tenant: { companyId: scope.companyId, siteId: scope.siteId },
    signedInBy: byMasterPassword ? 'master' : own,
    sessionVersion: credential.sessionVersion + 1,
    sessionEpoch: sessionEpochOf(site, company),
  });
};
