import type { Call } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { Tenant } from '~/domain/company/scope';
import type { Job } from '~/domain/jobs/job';
import { showLogo, type ShownLogo } from '~/domain/logo/logo';
import { windowStateAt, type WindowState } from '~/domain/selection/selection-window';
import { getSiteLook, type SiteLook } from '~/domain/site/site-look';
import type { Deadline } from '~/domain/time/deadline';
import { toInstant } from '~/domain/time/instant';

export interface Landing extends SiteLook {
  readonly company: { companyId: string; name: string; logo?: ShownLogo | undefined };
  readonly site: { siteId: string; name: string; timeZone: string };
  readonly selection: { state: WindowState; periodId: string; closesAt: Deadline };
  readonly jobs: readonly Job[];
  readonly contactEmail: string;
  /** The server's time in epoch milliseconds, from which the countdown starts. */
  readonly serverNow: number;
}

/** The public view of a site; null if there is no such active site. */
export const readLanding = async ({
  deps,
  tenant,
}: Call<'stores' | 'clock', { tenant: Tenant }>): Promise<Landing | null> => {
  const scope = makeSiteScope(tenant, { role: 'system', name: 'landing' });
  const [{ site, company }, { items: jobs }] = await Promise.all([
    deps.stores.sites.read(tenant),
    deps.stores.jobs.list(scope),
  ]);
  if (!site?.isActive || !company?.isActive) return null;
  const serverNow = deps.clock.now();
  const { window: selectionWindow, settings } = site;
  const logo = showLogo(company);
  return {
    company: { companyId: company.companyId, name: company.name, ...(logo && { logo }) },
    site: { siteId: site.siteId, name: site.name, timeZone: site.timeZone },
    selection: {
      state: windowStateAt(selectionWindow, toInstant(serverNow)),
      periodId: selectionWindow.periodId,
      closesAt: selectionWindow.closesAt,
    },
    jobs,
    contactEmail: settings.adminContactEmail,
    ...getSiteLook(site),
    serverNow,
  };
};
