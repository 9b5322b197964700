import { mayUseIdAlone } from '~/domain/access/id-alone';
import type { Deps } from '~/app/services/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import { isSameTenant, type Tenant } from '~/domain/tenancy/scope';
import { countMisses, type TooManyAttempts } from './count-attempts.server';

export interface DriverMatch extends Tenant {
  readonly companyName: string;
  readonly siteName: string;
  readonly name: string;
  readonly hasPassword: boolean;
  /** Has none, and the site lets nobody in without one here. */
  readonly needsPassword: boolean;
  readonly darkMode: boolean;
}

export type FindDriverError =
  /** Nobody has the id, or nobody at an active site: a stranger does not learn which. */
  | { readonly code: 'employee-not-found' }
  /** The id is known, but its site is not there. */
  | { readonly code: 'facility-not-found' }
  | TooManyAttempts;

/**
 * The active sites at which an employee id is known: at `tenant` alone where one is given, otherwise
 * wherever the employee directory says (design 6). At least one match, at most one per company.
 */
export const findDriver = async ({
  deps,
  employeeId,
  address,
  tenant,
  kiosk,
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  employeeId: string;
  address: string;
  tenant?: Tenant | undefined;
  /** The site that the browser is marked as a kiosk of. */
  kiosk?: Tenant | null;
}): Promise<Result<DriverMatch[], FindDriverError>> => {
  const find = async () => {
    const tenants = tenant ? [tenant] : await deps.stores.directory.find(employeeId);
    return Promise.all(
      tenants.map(async (at) => ({ at, ...(await deps.stores.access.ofDriver(at, employeeId)) })),
    );
  };
  const [refused, found] = await Promise.all([countMisses({ deps, address, by: 0 }), find()]);
  if (refused) return fail(refused);
  const known = found.filter(({ driver }) => driver !== null);
  const matches = known.flatMap(({ at, site, company, driver, credential }) =>
    site?.isActive && company?.isActive && driver
      ? [
          {
            ...at,
            companyName: company.name,
            siteName: site.name,
            darkMode: site.settings.darkMode,
            name: driver.name,
            hasPassword: Boolean(credential?.passwordHash),
            needsPassword:
              !credential?.passwordHash && !mayUseIdAlone(site.settings, isSameTenant(kiosk, at)),
          },
        ]
      : [],
  );
  if (matches.length > 0) return ok(matches);
  await countMisses({ deps, address, by: 1 });
  const isGone = known.length > 0 && known.every(({ site, company }) => !site || !company);
  return fail({ code: isGone ? 'facility-not-found' : 'employee-not-found' });
};
