import { makeSiteScope } from '~/app/ports/sessions';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { addManualWeek } from '~/domain/vacation/manual-weeks';
import {
  openPortal,
  scheduleClosure,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';
import type { VacationWeek } from '~/domain/vacation/vacation-week';
import { makeYearWeeks } from '~/domain/vacation/week-list';
import { testEntry, makeTestScope } from './stocked-site';
import type { TestServer } from './test-server';

type Site = Pick<TestServer, 'platform'>;
const scope = makeTestScope(defaultTenant);

/** Replaces all vacation weeks by W001, W002, … from January 2027 on, and by any others that are given. */
export const offerWeeks = async (
  site: Site,
  { count, slots }: { count: number; slots: number },
  others: readonly Omit<VacationWeek, 'version'>[] = [],
): Promise<void> => {
  const { weeks } = site.platform.deps.stores;
  const later = [...makeYearWeeks(2027, slots, []), ...makeYearWeeks(2028, slots, [])]
    .slice(0, count)
    .map((week, index) => ({ ...week, weekId: `W${String(index + 1).padStart(3, '0')}` }));
  const puts = [...later, ...others].map((week) => ({ ...week, version: 0 }));
  const deletes = await weeks.list(scope);
  for (const change of [{ deletes }, { puts }]) {
    const changed = await weeks.change(scope, { ...change, entry: testEntry(site.platform.deps) });
    if (!changed.ok) throw new Error(changed.error.code);
  }
};

/** Assigns a week to a driver manually, as an administrator does. */
export const assignByHand = async (site: Site, driverId: string, weekId: string): Promise<void> => {
  const { deps } = site.platform;
  const week = (await deps.stores.weeks.list(scope)).find((one) => one.weekId === weekId)!;
  const entry = testEntry(deps);
  const assign = { driverId, weekId, id: entry.id, at: entry.at, by: 'admin' };
  const manual = [addManualWeek(await deps.stores.weeks.manual(scope), assign)];
  const done = await deps.stores.weeks.change(scope, { puts: [week], manual, entry });
  if (!done.ok) throw new Error(done.error.code);
};

const changePortal = async (
  { platform: { deps } }: Site,
  change: (portal: VacationPortal, timeZone: string) => VacationPortal,
): Promise<void> => {
  const site = (await deps.stores.sites.read(scope)).site!;
  const vacation = change(site.vacation, site.timeZone);
  const saved = await deps.stores.sites.save(scope, { ...site, vacation }, []);
  if (!saved.ok) throw new Error(saved.error.code);
};

/** Opens the portal. If a local time is given, the portal closes automatically at that time. */
export const openVacations = (site: Site, wallTime?: string): Promise<void> =>
  changePortal(site, (portal, timeZone) => {
    const open = openPortal(portal);
    if (wallTime === undefined) return open;
    const now = toInstant(site.platform.deps.clock.now());
    const scheduled = scheduleClosure(open, { wallTime, timeZone, now });
    if (!scheduled.ok) throw new Error(scheduled.error.code);
    return scheduled.value;
  });

/** Publishes the award of a portal that has closed and whose drain is over. */
export const publishWeeks = async ({ platform: { deps } }: Site): Promise<void> => {
  const { site, company } = await deps.stores.sites.read(scope);
  const admin = { username: 'admin', role: 'master' } as const;
  const published = await publishVacations({
    deps,
    access: { site: site!, company: company!, scope: makeSiteScope(scope, admin), ...admin },
  });
  if (!published.ok) throw new Error(published.error.code);
};
