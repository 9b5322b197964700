import { mayUseIdAlone } from '~/domain/access/id-alone';
import type { Deps } from '~/app/services/deps';
import { fail, ok, type Result } from '~/domain/shared/result';
import { isSameTenant, type Tenant } from '~/domain/tenancy/scope';

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
  | { readonly code: 'employee-not-found' }
  /** The id is known, but its site is gone or inactive. */
  | { readonly code: 'facility-not-found' };

/**
 * The active sites at which an employee id is known: at `tenant` alone where one is given, otherwise
 * wherever the employee directory says (design 6). At least one match, at most one per company.
 */
export const findDriver = async ({
  deps,
  employeeId,
  tenant,
  kiosk,
}: {
  deps: Pick<Deps, 'stores'>;
  employeeId: string;
  tenant?: Tenant | undefined;
  /** The site that the browser is marked as a kiosk of. */
  kiosk?: Tenant | null;
}): Promise<Result<DriverMatch[], FindDriverError>> => {
  const tenants = tenant ? [tenant] : await deps.stores.directory.find(employeeId);
  const found = await Promise.all(
    tenants.map(async (at) => ({ at, ...(await deps.stores.access.ofDriver(at, employeeId)) })),
  );
  const known = found.filter(({ driver }) => driver !== null);
  if (known.length === 0) return fail({ code: 'employee-not-found' });
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
  return matches.length > 0 ? ok(matches) : fail({ code: 'facility-not-found' });
};
