import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import type { TestServer } from '~/tests/support/test-server';
import { scope } from './site';

/** Stores a driver's list as if it had been saved on the page. */
export const savePicks = async (
  { platform: { deps } }: TestServer,
  employeeId: string,
  jobIds: string[],
  periodId?: string,
): Promise<void> => {
  const { window } = (await deps.stores.sites.read(scope)).site!;
  const at = toInstant(deps.clock.now());
  const picks = {
    employeeId,
    jobIds,
    periodId: periodId ?? window.periodId,
    windowVersion: window.version,
    acceptedAt: at,
    receiptNumber: deps.ids.receiptNumber(),
    late: false,
  };
  const entry = makeActivity({
    id: deps.ids.next(),
    at,
    actor: scope.actor,
    action: 'save',
    details: 'Saved picks',
  });
  const saved = await deps.stores.picks.save(scope, picks, entry);
  if (!saved.ok) throw new Error(saved.error.code);
};

/** The sample site with two conflicts: over J002 among three drivers, over the airport's J001 among two. */
export const rankInConflict = async (site: TestServer): Promise<void> => {
  await seedSample({ deps: site.platform.deps });
  for (const [employeeId, jobIds] of [
    ['1234567', ['J002', 'J001']],
    ['2345678', ['J001', 'J004']],
    ['3456789', ['J002', 'J003']],
    ['4567890', ['J002', 'J005']],
    ['5678901', ['J001', 'J004']],
  ] as const)
    await savePicks(site, employeeId, [...jobIds]);
};

/** Moves the clock past the cutoff and the drain, and publishes. */
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
      username: 'admin',
      role: 'master',
    },
  });
  if (!published.ok) throw new Error(published.error.code);
};
