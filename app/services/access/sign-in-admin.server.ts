import type { Deps } from '~/app/services/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Tenant } from '~/domain/tenancy/scope';
import { sessionEpochOf } from '~/domain/tenancy/site';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import { finishSignIn } from './finish-sign-in.server';
import type { SignedIn } from './sign-in-driver.server';

/** `needsCode`: the password was right, and a code of the second step is still to come. */
export type AdminSignedIn = SignedIn & { readonly needsCode: boolean };

export type SignInAdminError = { readonly code: 'invalid-admin-login' } | TooManyAttempts;

const details = {
  password: 'Administrator signed in',
  master: 'Somebody signed in as this administrator with the master password',
} as const;

/** One answer for every wrong company, site, username or password: a stranger learns nothing from it. */
export const signInAdmin = async ({
  deps,
  tenant,
  input: { username, password },
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords' | 'masterPassword'>;
  tenant: Tenant;
  input: { username: string; password: string };
  address: string;
}): Promise<Result<AdminSignedIn, SignInAdminError>> => {
  const refused = await countAttempt({ deps, tenant, account: `admin:${username}`, address });
  if (refused) return fail(refused);
  const { site, company, credential } = await deps.stores.access.ofAdmin(tenant, username);
  const usable = site?.isActive && company?.isActive ? { site, company, credential } : null;
  const isOwn = await deps.passwords.verify(usable?.credential?.passwordHash ?? null, password);
  const isRight = isOwn || (await deps.masterPassword.matches(password));
  // Nobody enters an account that was never activated.
  if (!isRight || !usable?.credential?.passwordHash) return fail({ code: 'invalid-admin-login' });
  const signedInBy = isOwn ? 'password' : 'master';
  const needsCode = isOwn && usable.credential.secondFactor !== undefined;
  if (!needsCode) {
    const actor = { role: usable.credential.role, username } as const;
    await finishSignIn({ deps, scope: { ...tenant, actor }, details: details[signedInBy] });
  }
  return ok({
    subject: username,
    tenant,
    signedInBy,
    sessionVersion: usable.credential.sessionVersion,
    sessionEpoch: sessionEpochOf(usable.site, usable.company),
    needsCode,
  });
};
