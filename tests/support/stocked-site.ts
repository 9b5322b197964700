import type { Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { makeActivity } from '~/domain/activity/make-activity';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Driver } from '~/domain/drivers/driver';
import type { Job } from '~/domain/jobs/job';
import { toInstant } from '~/domain/time/instant';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { addCompany } from './companies';
import { anEvent } from './events';

export const makeTestScope = (tenant: Tenant): SiteScope =>
  makeSiteScope(tenant, { role: 'system', name: 'test' });

export const testEntry = ({ ids, clock }: Pick<Deps, 'ids' | 'clock'>) =>
  makeActivity({
    id: ids.next(),
    at: toInstant(clock.now()),
    actor: { role: 'system', name: 'test' },
    action: 'create',
    event: anEvent,
  });

/** A company whose site has these drivers, jobs and weeks. */
export const addStockedSite = async (
  deps: Deps,
  {
    drivers,
    jobs = [],
    weeks = [],
    ...tenant
  }: {
    companyId: string;
    siteId: string;
    name: string;
    password?: string;
    drivers: readonly Driver[];
    jobs?: readonly Job[];
    weeks?: readonly WeekFields[];
  },
) => {
  const scope = await addCompany(deps, tenant);
  const { site, company } = await deps.stores.sites.read(scope);
  const access = { scope, site: site!, company: company!, username: 'admin' } as const;
  const as = { ...access, role: 'site-admin' } as const;
  const toEvent = () => anEvent;
  const changes = [
    await changeRoster(siteDrivers, { deps, access: as, input: { adds: drivers }, toEvent }),
    await changeRoster(siteJobs, { deps, access: as, input: { adds: jobs }, toEvent }),
  ];
  const refused = changes.find(({ ok }) => !ok);
  if (refused) throw new Error(JSON.stringify(refused));
  if (weeks.length > 0)
    await deps.stores.weeks.change(scope, {
      puts: weeks.map((week) => ({ ...week, version: 0 })),
      entry: testEntry(deps),
    });
  return scope;
};
