import { adminPassword } from './access-matrix';
import { aDriver } from './roster-builders';
import { addStockedSite, makeTestScope, testEntry } from './stocked-site';
import type { TestServer } from './test-server';

export const site = { companyId: 'KNOWN', siteId: 'KNO01' };
const foreignSite = { companyId: 'FOREIGN', siteId: 'FOR01' };
const closedSite = { companyId: 'CLOSED', siteId: 'CLO01' };
const perClass = 60;
const idsFrom = (first: number) => Array.from({ length: perClass }, (_, at) => String(first + at));

/**
 * The kinds of employee IDs that a stranger may try: of this site, of nobody, of another site, of a deactivated
 * site.
 */
export const ids = {
  known: idsFrom(2_000_000),
  unknown: idsFrom(3_000_000),
  foreign: idsFrom(4_000_000),
  inactive: idsFrom(5_000_000),
} as const;

/** Seeds the sites. The drivers of `site` have passwords. */
export const seedIdClasses = async ({ platform: { deps } }: TestServer): Promise<void> => {
  const drivers = (employeeIds: readonly string[]) =>
    employeeIds.map((employeeId, at) => aDriver({ employeeId, seniorityNumber: at + 1 }));
  const add = (tenant: typeof site, employeeIds: readonly string[]) =>
    addStockedSite(deps, {
      ...tenant,
      name: tenant.companyId,
      password: adminPassword,
      drivers: drivers(employeeIds),
    });
  const scope = await add(site, ids.known);
  await add(foreignSite, ids.foreign);
  await add(closedSite, ids.inactive);
  const passwordHash = await deps.passwords.hash('a password of a driver');
  for (const employeeId of ids.known) {
    const change = { employeeId, passwordHash, expectedVersion: 0, entry: testEntry(deps) };
    await deps.stores.credentials.setDriverPassword(scope, change);
  }
  // Gives the only known administrator an email address, so that a link would be sent.
  const { credential } = await deps.stores.access.readAdmin(site, 'admin');
  const next = { ...credential!, email: 'admin@known.test' };
  await deps.stores.credentials.saveAdmin(scope, { read: credential!, next }, testEntry(deps));
  const closed = await deps.stores.sites.read(closedSite);
  await deps.stores.sites.save(makeTestScope(closedSite), { ...closed.site!, isActive: false }, []);
};
