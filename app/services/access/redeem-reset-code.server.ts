import type { Deps } from '~/app/services/deps';
import { opensAt } from '~/domain/access/reset-code';
import { printedCode } from '~/domain/access/printed-code';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { defaultTenant, type Tenant } from '~/domain/tenancy/scope';
import { countAttempt, type TooManyAttempts } from './count-attempts.server';
import {
  saveDriverPassword,
  type NewPassword,
  type SavePasswordError,
} from './save-driver-password.server';

export type RedeemResetCodeError =
  | TooManyAttempts
  | SavePasswordError
  /** Wrong id, wrong code, used or expired: nobody learns which. */
  | { readonly code: 'wrong-reset-code' }
  /** Several companies know the id: the driver has to say where they work. */
  | { readonly code: 'facility-open' };

/** The hash under which a typed code would be stored. */
export const resetCodeHash = ({ sha256 }: Pick<Deps, 'sha256'>, typed: string): string =>
  sha256(printedCode(typed) ?? '');

/**
 * Sets a driver's password by the code that the administrator gave them (design 6). Nothing is hashed
 * without a right code, and an id that nobody has costs the same reads as one that somebody has.
 */
export const redeemResetCode = async ({
  deps,
  tenant: chosen,
  input: { employeeId, code, ...input },
  address,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids' | 'passwords' | 'sha256'>;
  /** Null: wherever the id is known. */
  tenant: Tenant | null;
  input: NewPassword & { readonly employeeId: string; readonly code: string };
  address: string;
}): Promise<Result<Tenant, RedeemResetCodeError>> => {
  const tenants = chosen ? [chosen] : await deps.stores.directory.find(employeeId);
  // What nobody knows is looked for, and counted, at the default site.
  const { companyId, siteId } = tenants[0] ?? defaultTenant;
  const tenant = { companyId, siteId };
  const refused = await countAttempt({ deps, tenant, account: employeeId, address });
  if (refused) return fail(refused);
  if (tenants.length > 1) return fail({ code: 'facility-open' });
  const { site, company, driver, credential } = await deps.stores.access.ofDriver(
    tenant,
    employeeId,
  );
  const hash = resetCodeHash(deps, code);
  const isRight = opensAt(credential?.resetCode, { hash, now: toInstant(deps.clock.now()) });
  if (!site?.isActive || !company?.isActive || !driver || !isRight)
    return fail({ code: 'wrong-reset-code' });
  const scope = { ...tenant, actor: { role: 'driver', employeeId } as const };
  const access = { scope, site, company, driver };
  const saved = await saveDriverPassword({ deps, access, credential, input, usedCode: hash });
  return saved.ok ? ok(tenant) : saved;
};
