import type { Platform } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope, type AdminSession, type DriverSession } from '~/app/ports/sessions';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import type { Random } from '../sample-site';
import type { DemoCalendar } from './calendar';
import type { SignIns } from './sign-ins';
import type { DemoClock } from './steps';

export type StaffRole = 'site-admin' | 'dispatcher' | 'steward';

/** The context that every part of the builder works with. */
export interface Demo {
  readonly platform: Platform;
  /** As in the platform, with IDs of the builder. */
  readonly deps: Deps;
  readonly getLastSecret: () => string;
  readonly clock: DemoClock;
  readonly random: Random;
  readonly calendar: DemoCalendar;
  readonly drivers: readonly Driver[];
  readonly jobs: readonly Job[];
  /** The usernames of those who have joined. */
  readonly staff: Map<StaffRole, string>;
  readonly signIns: SignIns;
  /** Drivers, jobs and weeks that are part of a claim or trade already, so that each of these is about others. */
  readonly busy: Set<string>;
}

export const asAdmin = async (
  { deps }: Pick<Demo, 'deps'>,
  tenant: Tenant,
  username: string,
): Promise<AdminSession> => {
  const { site, company, credential } = await deps.stores.access.readAdmin(tenant, username);
  if (!site || !company || !credential) throw new Error(`Nobody is called ${username}`);
  const { role, name } = credential;
  const scope = makeSiteScope(tenant, { role, username, name });
  return { scope, site, company, username, role, name };
};

export const asMaster = (demo: Pick<Demo, 'deps'>): Promise<AdminSession> =>
  asAdmin(demo, defaultTenant, 'admin');

export const asStaff = (demo: Demo, role: StaffRole): Promise<AdminSession> => {
  const username = demo.staff.get(role);
  if (username === undefined) throw new Error(`There is no ${role} yet`);
  return asAdmin(demo, defaultTenant, username);
};

/** A driver who has signed in by the employee ID. */
export const asDriver = async (
  { deps }: Pick<Demo, 'deps'>,
  employeeId: string,
  tenant: Tenant = defaultTenant,
): Promise<DriverSession> => {
  const read = await deps.stores.access.readDriver(tenant, employeeId);
  const { site, company, driver, credential } = read;
  if (!site || !company || !driver) throw new Error(`No driver has the ID ${employeeId}`);
  return {
    site,
    company,
    driver,
    isKiosk: false,
    signedInBy: 'id',
    scope: makeSiteScope(tenant, { role: 'driver', employeeId }),
    sessionVersion: credential?.sessionVersion ?? 0,
    ownDevices: credential?.ownDevices?.devices ?? [],
    passkeys: credential?.passkeys?.passkeys ?? [],
  };
};
