import { createHash } from 'node:crypto';
import { oneTimePasswords } from '~/app/platform/auth/one-time-passwords.server';
import { createAwardMemories } from '~/app/platform/wiring/create-award-memories.server';
import type { Deps, Stores } from '~/app/ports/deps';
import { makeSiteScope, type AdminSession, type DriverSession } from '~/app/ports/sessions';
import { ensureDefaultTenant } from '~/app/services/tenancy/ensure-default-tenant.server';
import { defaultTenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { toInstant } from '~/domain/time/instant';
import { asDriver } from '~/infra/local/demo/depot';
import { createFakeStores } from './fake-stores/fake-stores';
import { testEntry, makeTestScope } from './stocked-site';
import { testClock, type TestClock } from './test-clock';

/** Imitates a password hash without its cost; only for tests. */
const plainPasswords = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (hash: string | null, password: string) => hash === `hash of ${password}`,
  hashSet: async (codes: readonly string[]) => codes.map((code) => `hash of ${code}`),
  hashLike: async (_: string, code: string) => `hash of ${code}`,
};

/** The default site with these drivers and jobs, for tests of use cases; in memory unless `stores` are given. */
export const fakeSite = async (
  drivers: readonly Driver[] = [],
  jobs: readonly Job[] = [],
  stores: Stores = createFakeStores(),
  clock: TestClock = testClock(),
) => {
  let count = 0;
  const padded = (length: number) => String(++count).padStart(length, '0');
  const id = () => `01TEST${padded(20)}`;
  const deps: Deps = {
    stores,
    clock,
    ids: {
      next: id,
      receiptNumber: () => `${padded(4)}-${padded(4)}`,
      printedCode: () => `${padded(4)}-${padded(4)}-${padded(4)}`,
      digits: padded,
      secret: () => `secret-${id()}`,
    },
    passwords: plainPasswords,
    masterPassword: { matches: async () => false },
    oneTimePasswords,
    texting: null,
    awardMemories: createAwardMemories(),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  };
  await ensureDefaultTenant({ deps, password: async () => 'admin password' });
  const scope = makeTestScope(defaultTenant);
  const change = { expectedVersion: 0, deletes: [] };
  if (drivers.length > 0)
    await deps.stores.drivers.commit(scope, {
      ...change,
      puts: drivers,
      usage: { growth: drivers.length, limit: 1000 },
      entry: testEntry(deps),
    });
  if (jobs.length > 0)
    await deps.stores.jobs.commit(scope, {
      ...change,
      puts: jobs,
      usage: { growth: jobs.length, limit: 500 },
      entry: testEntry(deps),
    });

  const site = async () => {
    const { site: stored, company } = await deps.stores.sites.read(defaultTenant);
    if (!stored || !company) throw new Error('The default site is missing');
    return { site: stored, company };
  };
  return {
    deps,
    clock,
    scope,
    site,
    /** Moves the clock past the cutoff and the drain. */
    close: async () => {
      const { window: selection } = (await site()).site;
      const over = Date.parse(selection.closesAt.instant) + 60_000;
      // The clock never moves back, so that due work stays due.
      if (clock.now() < over) clock.moveTo(toInstant(over));
    },
    now: () => toInstant(clock.now()),
    asAdmin: async (): Promise<AdminSession> => ({
      ...(await site()),
      scope: makeSiteScope(defaultTenant, { role: 'master', username: 'admin' }),
      username: 'admin',
      role: 'master',
    }),
    asDriver: (employeeId: string): Promise<DriverSession> => asDriver({ deps }, employeeId),
  };
};
export type FakeSite = Awaited<ReturnType<typeof fakeSite>>;
