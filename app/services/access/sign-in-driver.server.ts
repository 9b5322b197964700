import type { Deps } from '~/app/services/deps';
import { mayUseIdAlone } from '~/domain/access/id-alone';
import { makeActivity } from '~/domain/activity/make-activity';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/shared/instant';
import { isSameTenant, type Tenant } from '~/domain/tenancy/scope';
import { sessionEpochOf } from '~/domain/tenancy/site';
import { countAttempt, countMisses, type TooManyAttempts } from './count-attempts.server';
import type { VerifiedClaims } from './session-access';

export interface SignedIn {
  readonly subject: string;
  readonly tenant: Tenant;
  readonly signedInBy: VerifiedClaims['amr'];
  readonly sessionVersion: number;
  readonly sessionEpoch: number;
  /** In a browser that is a kiosk of the site. */
  readonly atKiosk?: boolean;
}

export type SignInDriverError =
  | { readonly code: 'employee-not-found' }
  | { readonly code: 'missing-password' }
  | { readonly code: 'invalid-password' }
  | { readonly code: 'password-required' }
  | TooManyAttempts;

/**
 * Signs a driver in: by password where one is on file, otherwise by the employee id alone if the site lets
 * them (design 6). `kiosk`: the site that the browser is marked as a kiosk of.
 */
export const signInDriver = async ({
  deps,
  tenant,
  input: { employeeId, password },
  address,
  kiosk,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords'>;
  tenant: Tenant;
  input: { employeeId: string; password: string };
  address: string;
  kiosk?: Tenant | null;
}): Promise<Result<SignedIn, SignInDriverError>> => {
  const refused =
    (await countAttempt({ deps, tenant, account: employeeId, address })) ??
    (await countMisses({ deps, address, by: 0 }));
  if (refused) return fail(refused);
  const { site, company, driver, credential } = await deps.stores.access.ofDriver(
    tenant,
    employeeId,
  );
  const miss = async <Code extends SignInDriverError['code']>(code: Code) => {
    await countMisses({ deps, address, by: 1 });
    return fail({ code });
  };
  const usable = site?.isActive && company?.isActive && driver ? { site, company, driver } : null;
  const isMarked = isSameTenant(kiosk, tenant);
  const passwordHash = usable ? (credential?.passwordHash ?? null) : null;
  const mayEnter = usable && mayUseIdAlone(usable.site.settings, isMarked);
  if (passwordHash !== null || (password !== '' && !mayEnter)) {
    if (password === '') return fail({ code: 'missing-password' });
    // Who sends a password learns that it is wrong, not whether anybody has the id: it costs the same, too.
    if (!(await deps.passwords.verify(passwordHash, password))) return miss('invalid-password');
  }
  if (!usable) return miss('employee-not-found');
  if (passwordHash === null && !mayEnter) return fail({ code: 'password-required' });
  const scope = { ...tenant, actor: { role: 'driver', employeeId } as const };
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    name: usable.driver.name,
    action: 'login',
    details: passwordHash ? 'Signed in with a password' : 'Signed in by employee ID',
  });
  await Promise.all([
    deps.stores.activity.append(scope, entry),
    deps.stores.system.countSignIn(tenant, entry.at),
  ]);
  return ok({
    subject: employeeId,
    tenant,
    signedInBy: passwordHash ? 'password' : 'id',
    sessionVersion: credential?.sessionVersion ?? 0,
    sessionEpoch: sessionEpochOf(usable.site, usable.company),
    atKiosk: isMarked && usable.site.settings.kioskMode,
  });
};
