import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { openNextPeriod } from '~/app/services/selection/open-next-period.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { assignManually } from '~/tests/support/manual-assignments';
import { rankJobs } from '~/tests/support/save-ranks';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);

/** Saves a driver's list as the driver's page does. */
export const rankJobsOn = async (
  { platform: { deps }, clock }: TestServer,
  employeeId: string,
  jobIds: readonly string[],
): Promise<void> => {
  // In a second of its own, because saves of the same instant have no order.
  clock.advance(1_000);
  const saved = await rankJobs(deps, employeeId, jobIds);
  if (!saved.ok) throw new Error(saved.error.code);
  clock.advance(1_000);
};

/** Stores a driver's list of another period directly, because the use case only saves for the current one. */
export const storePicks = async (
  { platform: { deps } }: TestServer,
  employeeId: string,
  jobIds: readonly string[],
  periodId: string,
): Promise<void> => {
  const { window: selection } = (await deps.stores.sites.read(scope)).site!;
  const picks = {
    employeeId,
    jobIds: [...jobIds],
    periodId,
    windowVersion: selection.version,
    acceptedAt: toInstant(deps.clock.now()),
    receiptNumber: deps.ids.receiptNumber(),
    late: false,
  };
  const saved = await deps.stores.picks.save(scope, picks, testEntry(deps));
  if (!saved.ok) throw new Error(saved.error.code);
};

/**
 * Saves picks on the sample site that cause two conflicts: three drivers want J002, and two want the airport
 * job J001.
 */
export const rankInConflict = async (site: TestServer): Promise<void> => {
  await seedSample(site.platform);
  for (const [employeeId, jobIds] of [
    ['1234567', ['J002', 'J001']],
    ['2345678', ['J001', 'J004']],
    ['3456789', ['J002', 'J003']],
    ['4567890', ['J002', 'J005']],
    ['5678901', ['J001', 'J004']],
  ] as const)
    await rankJobsOn(site, employeeId, jobIds);
};

/** Moves the clock past the cutoff and the drain, and then publishes. */
export const publish = async (server: TestServer): Promise<void> => {
  const { deps } = server.platform;
  const { site, company } = await deps.stores.sites.read(scope);
  const closedAt = Date.parse(site!.window.closesAt.instant) + 60_000;
  if (deps.clock.now() < closedAt) server.clock.moveTo(toInstant(closedAt));
  const actor = { role: 'master', username: 'admin' } as const;
  const published = await publishAward({
    deps,
    access: {
      scope: makeSiteScope(scope, actor),
      site: site!,
      company: company!,
    },
  });
  if (!published.ok) throw new Error(published.error.code);
};

/** Opens the next period, again if a sweep has changed the site since it was read. */
export const openNext = async (server: TestServer): Promise<void> => {
  const { deps } = server.platform;
  const { site } = await deps.stores.sites.read(scope);
  const now = toInstant(server.clock.now());
  const opened = await openNextPeriod({ deps, scope, site: site!, now });
  if (opened.ok) return;
  if (opened.error.code !== 'site-changed') throw new Error(opened.error.code);
  await openNext(server);
};

/** Gives the job to the driver manually and publishes again. */
export const publishWith = async (
  server: TestServer,
  driverId: string,
  jobId: string,
): Promise<void> => {
  const { deps } = server.platform;
  const { site, company } = await deps.stores.sites.read(scope);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  const access = { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
  const input = { driverId, jobId, note: '', confirmed: true };
  const assigned = await assignManually({ deps, access, input });
  if (!assigned.ok) throw new Error(assigned.error.code);
  await publish(server);
};
