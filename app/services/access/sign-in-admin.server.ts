import type { Deps, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import { adminAccount } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import type { Tenant } from '~/domain/company/scope';
import { isSupportAllowed, supportName } from '~/domain/company/support-access';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findDeactivation } from '~/domain/site/deactivation';
import { getSessionEpoch } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { checkPasswordWay, type SsoDue } from './check-password-way.server';
import { finishSignIn } from './finish-sign-in.server';
import { keepAttempt, type SignInOrigin } from './keep-attempt.server';
import type { SignedIn, SiteDeactivated } from './sign-in-driver.server';
import { withUsername } from './with-username.server';

/** `needsCode`: the password was correct and the second step must follow. */
export type AdminSignedIn = SignedIn & { readonly needsCode: boolean };

type AdminRefused =
  | { readonly code: 'invalid-admin-login' }
  /** The master password was right, but the company lets nobody from support in. */
  | { readonly code: 'support-not-allowed' };
type SignInRefused = AdminRefused | SiteDeactivated | SsoDue;
export type SignInAdminError = SignInRefused | TooManyAttempts;

/** What an administrator typed, and where. */
type AdminSignIn = {
  deps: Pick<Deps, Writing | 'passwords' | 'masterPassword'>;
  tenant: Tenant;
  /** `username` is a username, or an email address that only one account of the site has. */
  input: { username: string; password: string };
} & SignInOrigin;

/**
 * Signs an administrator in. A wrong company, site, username or password gets the same answer, so that the answer
 * reveals nothing. Only the administrator's own password is told that the site is deactivated or that the company wants
 * single sign-on, and only the master password that the company does not allow it.
 */
export const signInAdmin = ({
  input,
  ...attempt
}: AdminSignIn): Promise<Result<AdminSignedIn, SignInAdminError>> =>
  withUsername({ ...attempt, typed: input.username }, (username) =>
    signInByUsername({ ...attempt, input: { ...input, username } }),
  );

const signInByUsername = ({
  deps,
  tenant,
  input: { username, password },
  ...origin
}: AdminSignIn): Promise<Result<AdminSignedIn, SignInAdminError>> => {
  const signIn = async (): Promise<Result<AdminSignedIn, SignInRefused>> => {
    const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
    const isOwn = await deps.passwords.verify(credential?.passwordHash ?? null, password);
    const deactivation = findDeactivation({ site, company });
    if (isOwn && deactivation) return fail({ code: 'site-deactivated' });
    const usable = site && company && !deactivation ? { site, company, credential } : null;
    const isRight = isOwn || (await deps.masterPassword.matches(password));
    const refuse = async (code: AdminRefused['code']) => {
      const outcome = 'wrong-password';
      const known = usable?.credential?.username ?? null;
      await keepAttempt({ deps, tenant, username: known, outcome, origin });
      return fail({ code });
    };
    // An account without a password was never activated, so nobody can sign in to it.
    if (!isRight || !usable?.credential?.passwordHash) return refuse('invalid-admin-login');
    if (!isOwn && !isSupportAllowed(usable.company, toInstant(deps.clock.now())))
      return refuse('support-not-allowed');
    const way = isOwn && (await checkPasswordWay(deps, tenant, usable.credential));
    if (way && typeof way === 'object') {
      await keepAttempt({ deps, tenant, username, outcome: 'sso-due', origin });
      return fail(way);
    }
    const signedInBy = isOwn ? 'password' : 'master';
    const needsCode = isOwn && usable.credential.secondFactor !== undefined;
    if (needsCode) {
      await keepAttempt({ deps, tenant, username, outcome: 'code-due', origin });
    } else {
      const { role, name } = usable.credential;
      const actor = { role, username, name: isOwn ? name : supportName };
      await finishSignIn({
        deps,
        scope: makeSiteScope(tenant, actor),
        username,
        way: signedInBy,
        origin,
      });
    }
    return ok({
      subject: username,
      tenant,
      signedInBy,
      sessionVersion: usable.credential.sessionVersion,
      sessionEpoch: getSessionEpoch(usable.site, usable.company),
      needsCode,
    });
  };
  const account = adminAccount(username);
  return withAttempt(
    {
      deps,
      purpose: 'sign-in',
      tenant,
      account,
      origin,
      wrong: ['invalid-admin-login', 'support-not-allowed'],
    },
    signIn,
  );
};
