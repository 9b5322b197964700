import type { Deps } from '~/app/services/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import { defaultTenant, type Tenant } from '~/domain/tenancy/scope';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import type { DriverAccess } from './ports';
import type { DriverSession } from './session-access';

export interface ResetAccount {
  readonly tenant: Tenant;
  /** Null: nobody's, or of a site that is closed. */
  readonly access: Pick<DriverSession, 'scope' | 'site' | 'company' | 'driver'> | null;
  readonly credential: DriverAccess['credential'];
}

export type ResetAccountError =
  | TooManyAttempts
  /** Several companies know the id: the driver has to say where they work. */
  | { readonly code: 'facility-open' };

/**
 * Whose password somebody wants to reset; counts the attempt. An id that nobody has costs the same reads
 * as one that somebody has. `chosen` null: wherever the id is known.
 */
export const findResetAccount = async ({
  deps,
  chosen,
  employeeId,
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  chosen: Tenant | null;
  employeeId: string;
  address: string;
}): Promise<Result<ResetAccount, ResetAccountError>> => {
  const tenants = chosen ? [chosen] : await deps.stores.directory.find(employeeId);
  // What nobody knows is looked for, and counted, at the default site.
  const { companyId, siteId } = tenants[0] ?? defaultTenant;
  const tenant = { companyId, siteId };
  const refused = await countAttempt({ deps, tenant, account: employeeId, address });
  if (refused) return fail(refused);
  if (tenants.length > 1) return fail({ code: 'facility-open' });
  const found = await deps.stores.access.ofDriver(tenant, employeeId);
  const { site, company, driver, credential } = found;
  const scope = { ...tenant, actor: { role: 'driver', employeeId } as const };
  const isUsable = site?.isActive && company?.isActive && driver;
  return ok({ tenant, access: isUsable ? { scope, site, company, driver } : null, credential });
};
