import type { DriverAccess } from '~/app/ports/access';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope, type DriverSession } from '~/app/ports/sessions';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { withAttempt } from '~/app/services/attempts/take-attempt.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import type { Result } from '~/domain/shared/result';

export interface ResetAccount {
  readonly tenant: Tenant;
  /** Null if the account is unknown or its site is deactivated. */
  readonly access: Pick<DriverSession, 'scope' | 'site' | 'company' | 'driver'> | null;
  readonly credential: DriverAccess['credential'];
}

/**
 * Runs the work as a single attempt on all accounts that an ID could mean, at least one. A `wrong` error counts as a
 * wrong guess. An unknown ID causes the same reads as a known one, so that timing reveals nothing. `chosen`: null means
 * every site that knows the ID.
 */
export const withResetAccounts = async <T, E extends { readonly code: string }>(
  {
    deps,
    chosen,
    employeeId,
    wrong,
    ...origin
  }: {
    deps: Pick<Deps, 'stores' | 'clock'>;
    chosen: Tenant | null;
    employeeId: string;
    wrong: E['code'];
  } & AttemptOrigin,
  work: (accounts: readonly [ResetAccount, ...ResetAccount[]]) => Promise<Result<T, E>>,
): Promise<Result<T, E | TooManyAttempts>> => {
  const known = chosen ? [chosen] : await deps.stores.directory.find(employeeId);
  // An unknown ID is looked up and counted at the default site.
  const [first = defaultTenant, ...others] = known;
  const account = employeeId;
  const read = async ({ companyId, siteId }: Tenant): Promise<ResetAccount> => {
    const tenant = { companyId, siteId };
    const found = await deps.stores.access.readDriver(tenant, employeeId);
    const { site, company, driver, credential } = found;
    const scope = makeSiteScope(tenant, { role: 'driver', employeeId });
    const isUsable = site?.isActive && company?.isActive && driver;
    return { tenant, access: isUsable ? { scope, site, company, driver } : null, credential };
  };
  return withAttempt(
    { deps, purpose: 'reset', tenant: first, account, origin, wrong: [wrong] },
    async () => {
      const [foremost, rest] = await Promise.all([read(first), Promise.all(others.map(read))]);
      return work([foremost, ...rest]);
    },
  );
};
