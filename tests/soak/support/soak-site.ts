import { createSessions, type SessionKind } from '~/app/platform/auth/session.server';
import type { Stores } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import { firstWindow } from '~/domain/selection/selection-window';
import { deadlineAt } from '~/domain/time/deadline';
import { toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { aCompany, anAdmin, anEntry, aSite } from '~/tests/store/builders';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const timeZone = 'America/New_York';

export const driverIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(1_000_001 + index));
export const jobIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `J${String(index + 1).padStart(3, '0')}`);
export const makeSoakScope = (tenant: Tenant): SiteScope =>
  makeSiteScope(tenant, { role: 'system', name: 'soak' });

/** Creates a site whose selection is open until `closesAt`, by default for a week. */
export const seedSite = async (
  stores: Stores,
  tenant: Tenant,
  {
    drivers,
    jobs,
    closesAt = Date.now() + 7 * dayMs,
  }: { drivers: number; jobs: number; closesAt?: number },
): Promise<void> => {
  const scope = makeSoakScope(tenant);
  const selection = {
    ...firstWindow(toInstant(Date.now()), timeZone),
    closesAt: deadlineAt(closesAt, timeZone),
  };
  const site = aSite(tenant, { timeZone, window: selection });
  await stores.sites.ensure({ company: aCompany(tenant), site, admin: anAdmin() });
  const change = { expectedVersion: 0, deletes: [] };
  await stores.drivers.commit(scope, {
    ...change,
    puts: driverIds(drivers).map((employeeId, index) =>
      aDriver({ employeeId, seniorityNumber: index + 1 }),
    ),
    entry: anEntry(),
  });
  await stores.jobs.commit(scope, {
    ...change,
    puts: jobIds(jobs).map((jobId) => aJob({ jobId })),
    entry: anEntry(),
  });
};

/** Signs in users of seeded sites without a request to the server. Returns the `Cookie` header of their session. */
export const signIn = (key: string) => {
  const sessions = createSessions({ keys: [key], secure: false, now: Date.now });
  return async (kind: SessionKind, tenant: Tenant, subject: string): Promise<string> => {
    const cookie = await sessions.start(kind, {
      subject,
      tenant,
      signedInBy: kind === 'admin' ? 'password' : 'id',
      sessionVersion: kind === 'admin' ? 1 : 0,
      sessionEpoch: 0,
    });
    return cookie.split(';')[0]!;
  };
};
