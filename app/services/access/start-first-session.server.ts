import type { Call, Writing } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { Tenant } from '~/domain/company/scope';
import { getSessionEpoch } from '~/domain/site/site';
import { finishSignIn } from './finish-sign-in.server';
import type { SignInOrigin } from './keep-attempt.server';
import type { AdminSignedIn } from './sign-in-admin.server';

/**
 * Signs in whoever has just chosen the first password of an account with an emailed link. Null if the account needs a second
 * step, or is gone.
 */
export const startFirstSession = async ({
  deps,
  account: { username, ...tenant },
  origin,
}: Call<
  Writing,
  { account: Tenant & { username: string }; origin: SignInOrigin }
>): Promise<AdminSignedIn | null> => {
  const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
  if (!site || !company || !credential || credential.secondFactor) return null;
  const { role, name, sessionVersion } = credential;
  const scope = makeSiteScope(tenant, { role, username, name });
  await finishSignIn({ deps, scope, username, way: 'password', origin });
  return {
    subject: username,
    tenant,
    signedInBy: 'password',
    sessionVersion,
    sessionEpoch: getSessionEpoch(site, company),
    needsCode: false,
  };
};
