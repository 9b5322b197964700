import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/tenancy/scope';
import { sessionEpochOf } from '~/domain/tenancy/site';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import type { SignedIn } from './sign-in-driver.server';

export type SignInAdminError = { readonly code: 'invalid-admin-login' } | TooManyAttempts;

/** One answer for every wrong company, site, username or password: a stranger learns nothing from it. */
export const signInAdmin = async ({
  deps,
  tenant,
  input: { username, password },
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords'>;
  tenant: Tenant;
  input: { username: string; password: string };
  address: string;
}): Promise<Result<SignedIn, SignInAdminError>> => {
  const refused = await countAttempt({ deps, tenant, account: `admin:${username}`, address });
  if (refused) return fail(refused);
  const { site, company, credential } = await deps.stores.access.ofAdmin(tenant, username);
  const usable = site?.isActive && company?.isActive ? { site, company, credential } : null;
  const isRight = await deps.passwords.verify(usable?.credential?.passwordHash ?? null, password);
  if (!isRight || !usable?.credential) return fail({ code: 'invalid-admin-login' });
  const scope = { ...tenant, actor: { role: usable.credential.role, username } as const };
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'login',
    details: 'Administrator signed in',
  });
  await Promise.all([
    deps.stores.activity.append(scope, entry),
    deps.stores.system.countSignIn(tenant, entry.at),
  ]);
  return ok({
    subject: username,
    tenant,
    signedInBy: 'password',
    sessionVersion: usable.credential.sessionVersion,
    sessionEpoch: sessionEpochOf(usable.site, usable.company),
  });
};
