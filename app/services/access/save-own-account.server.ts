import type { Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { adminAccount, type AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { adminAccountMail } from '~/app/services/mail/account-mails.server';
import type { AdminCredential } from '~/domain/access/credential';
import { isSupportAllowed } from '~/domain/company/support-access';
import type { AccountChange } from '~/domain/mail/mail';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import type { SignedIn } from './sign-in-driver.server';

/** An administrator's change of their own account, and the password that authorizes it. */
export interface OwnAccount extends AttemptOrigin {
  readonly deps: Pick<Deps, Writing | 'passwords' | 'masterPassword'>;
  readonly access: AdminSession;
  readonly currentPassword: string;
}

type SaveAccountError =
  | { readonly code: 'wrong-current-password' }
  | { readonly code: 'account-changed' };
export type OwnAccountError = TooManyAttempts | SaveAccountError;

/**
 * Saves an administrator's change of their own account, authorized by the account's password or the master password,
 * and reports it by email. All sessions of the account end; the result starts a new one for this administrator.
 */
export const saveOwnAccount = <E extends { readonly code: string }>(
  { deps, access, currentPassword, ...origin }: OwnAccount,
  decide: (
    credential: AdminCredential,
  ) => Promise<Result<{ readonly changed: AdminCredential; readonly change: AccountChange }, E>>,
): Promise<Result<SignedIn, OwnAccountError | E>> => {
  const { scope, site, company, username, byMasterPassword, sso, at: worksAt } = access;
  const save = async (): Promise<Result<SignedIn, SaveAccountError | E>> => {
    const { credential } = await deps.stores.access.readAdmin(scope, username);
    const isOwn = await deps.passwords.verify(credential?.passwordHash ?? null, currentPassword);
    const at = toInstant(deps.clock.now());
    const isMaster = !isOwn && (await deps.masterPassword.matches(currentPassword));
    const isRight = isOwn || (isMaster && isSupportAllowed(company, at));
    // The master password gives no master rights, so it must not authorize a change of a master administrator's
    // account.
    if (!credential || !isRight || (!isOwn && credential.role === 'master'))
      return fail({ code: 'wrong-current-password' });

    const made = await decide(credential);
    if (!made.ok) return made;
    const { changed, change } = made.value;
    const event = { code: 'own-account-changed', change, byMasterPassword: !isOwn } as const;
    const entry = makeLogEntry(deps, scope, 'update', event, { at });
    const by = isOwn ? 'password' : 'master-password';
    const mail = adminAccountMail(
      deps,
      { site, company, credential },
      { username, change, by, at },
    );
    const update = { read: credential, next: changed };
    if (!(await deps.stores.credentials.saveAdmin(scope, update, entry, mail)))
      return fail({ code: 'account-changed' });
    const byPassword = changed.secondFactor ? 'password+code' : 'password';
    const own = sso ? 'sso' : byPassword;
    return ok({
      subject: username,
      tenant: { companyId: scope.companyId, siteId: scope.siteId },
      signedInBy: byMasterPassword ? 'master' : own,
      at: worksAt,
      sso,
      sessionVersion: credential.sessionVersion + 1,
      sessionEpoch: getSessionEpoch(site, company),
    });
  };
  return withAttempt<SignedIn, SaveAccountError | E, SaveAccountError>(
    {
      deps,
      purpose: 'own-account',
      tenant: scope,
      account: adminAccount(username),
      origin,
      wrong: ['wrong-current-password'],
    },
    save,
  );
};
