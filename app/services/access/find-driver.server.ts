import type { Deps } from '~/app/ports/deps';
import type { TooManyAttempts } from '~/app/services/attempts/attempt-counters.server';
import type { AttemptOrigin } from '~/app/services/attempts/attempt-origin';
import { refuseGuesser, takeHit, takeMiss } from '~/app/services/attempts/count-look-ups.server';
import { mayUseIdAlone } from '~/domain/access/id-alone';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import { showLogo, type ShownLogo } from '~/domain/logo/logo';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findDeactivation } from '~/domain/site/deactivation';
import { getSiteLook, type SiteLook } from '~/domain/site/site-look';
import type { SiteDeactivated } from './sign-in-driver.server';

export interface DriverMatch extends Tenant {
  readonly companyName: string;
  readonly siteName: string;
  readonly name: string;
  readonly hasPassword: boolean;
  /** The driver has no password but needs one to sign in on this device. */
  readonly needsPassword: boolean;
  readonly look: SiteLook;
  readonly logo?: ShownLogo | undefined;
}

export type FindDriverError =
  /** No active site has the ID; the answer does not reveal whether an inactive one has it. */
  | { readonly code: 'employee-not-found' }
  /** The ID is known but its site does not exist. */
  | { readonly code: 'facility-not-found' }
  | SiteDeactivated
  | TooManyAttempts;

/**
 * The active sites that know an employee ID, at most one per company. Looks only at `tenant` if it is given, otherwise
 * at all sites in the employee directory. Fails if no site matches.
 */
export const findDriver = async ({
  deps,
  employeeId,
  tenant,
  kiosk,
  ...origin
}: {
  deps: Pick<Deps, 'stores' | 'clock'>;
  employeeId: string;
  tenant?: Tenant | undefined;
  /** The site whose kiosk mark the browser has. */
  kiosk?: Tenant | null;
} & AttemptOrigin): Promise<Result<DriverMatch[], FindDriverError>> => {
  const tenants = tenant ? [tenant] : await deps.stores.directory.find(employeeId);
  const found = await Promise.all(
    tenants.map(async (at) => ({ at, ...(await deps.stores.access.readDriver(at, employeeId)) })),
  );
  // Only for a site that was asked for: a search through all sites does not reveal that a deactivated one has the ID.
  if (tenant && found.some(findDeactivation)) return fail({ code: 'site-deactivated' });
  const known = found.filter(({ driver }) => driver !== null);
  const matches = known.flatMap(({ at, site, company, driver, credential }) =>
    site?.isActive && company?.isActive && driver
      ? [
          {
            ...at,
            companyName: company.name,
            siteName: site.name,
            look: getSiteLook(site),
            ...(company.logo && { logo: showLogo(company) }),
            name: driver.name,
            hasPassword: Boolean(credential?.passwordHash),
            needsPassword:
              !credential?.passwordHash && !mayUseIdAlone(site.settings, isSameTenant(kiosk, at)),
          },
        ]
      : [],
  );
  const [match] = matches;
  const lookUp = { deps, tenant: match ?? tenant ?? null, employeeId, origin };
  // Count the look-up at the site that has the ID, so that strangers at other sites cannot block its drivers.
  if (match) {
    const refused = (await refuseGuesser(lookUp)) ?? (await takeHit(lookUp));
    return refused ? fail(refused) : ok(matches);
  }
  const refused = await takeMiss(lookUp);
  if (refused) return fail(refused);
  const isGone = known.length > 0 && known.every(({ site, company }) => !site || !company);
  return fail({ code: isGone ? 'facility-not-found' : 'employee-not-found' });
};
