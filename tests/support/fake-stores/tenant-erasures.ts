import type { Stores } from '~/app/ports/deps';
import type { CompanyOrSite } from '~/app/ports/erasures';
import { defaultTenant } from '~/domain/company/scope';
import { within, type Memory } from './memory';

const toKey = ({ companyId, siteId }: CompanyOrSite) => `${companyId}#${siteId ?? ''}`;

/** What the company knows of a site that is taken away. */
const forgetSite = (memory: Memory, companyId: string, siteId: string) => {
  const { companies, usages, drivers, jobs, companyErasures, companyAdminLists } = memory;
  const company = companies.get(companyId)!;
  const siteIds = company.siteIds.filter((id) => id !== siteId);
  companies.put(companyId, { ...company, siteIds, version: company.version + 1 });
  const usage = memory.getUsage(companyId);
  const prefix = within({ companyId, siteId });
  usages.put(companyId, {
    drivers: usage.drivers - drivers.below(prefix).length,
    jobs: usage.jobs - jobs.below(prefix).length,
  });
  const { asked, erasedSiteIds } = companyErasures.get(companyId)!;
  companyErasures.put(companyId, {
    asked: asked.filter((one) => one.siteId !== siteId),
    erasedSiteIds: [...erasedSiteIds, siteId],
  });
  const listed = companyAdminLists.get(companyId);
  const accounts = listed?.accounts.filter((one) => one.siteId !== siteId);
  if (listed && accounts)
    companyAdminLists.put(companyId, { version: listed.version + 1, accounts });
};

/** Erases a site's roster, accounts, lists and log; what else is stored is a matter of the real store. */
export const createTenantErasures = (memory: Memory): Stores['tenantErasures'] => {
  const { companies, sites, companyErasures, certificates, directory, usages, log } = memory;
  const ofSites = [memory.drivers, memory.jobs, memory.admins, memory.picks, memory.activity];
  const listAsked = (companyId: string) => companyErasures.get(companyId)?.asked ?? [];
  const companyIds = () => companies.below('').map(({ companyId }) => companyId);
  return {
    due: async (until) => ({
      waiting: companyIds().filter((companyId) =>
        listAsked(companyId).some(({ eraseFrom }) => eraseFrom <= until),
      ),
      running: certificates.below('').filter(({ erasedAt }) => erasedAt === null),
    }),
    begin: async ({ company }, { siteId, askedBy, askedAt }, at) => {
      const { companyId, version } = company;
      const siteIds = siteId === null ? company.siteIds : [siteId];
      const isActive = siteIds.some((id) => sites.get(within({ companyId, siteId: id }))?.isActive);
      if (companies.get(companyId)?.version !== version || isActive) return false;
      for (const id of siteIds) sites.delete(within({ companyId, siteId: id }));
      if (siteId === null)
        for (const table of [companies, companyErasures, usages, memory.usageByMonth])
          table.delete(companyId);
      else forgetSite(memory, companyId, siteId);
      const certificate = { companyId, siteId, siteIds, askedBy, askedAt, begunAt: at };
      const empty = { erasedAt: null, counts: {} };
      certificates.put(toKey(certificate), { ...certificate, ...empty });
      return true;
    },
    continue: async (what, { now, hasTime, toEntry }) => {
      const certificate = certificates.get(toKey(what));
      if (!certificate || !hasTime()) return false;
      if (certificate.erasedAt !== null) return true;
      const { companyId, siteIds } = certificate;
      let items = 0;
      for (const table of ofSites)
        for (const path of table.paths())
          if (siteIds.some((siteId) => path.startsWith(within({ companyId, siteId })))) {
            table.delete(path);
            items += 1;
          }
      for (const path of directory.paths()) {
        const entry = directory.get(path);
        if (entry?.companyId === companyId && siteIds.includes(entry.siteId))
          directory.delete(path);
      }
      const counts = { other: items };
      certificates.put(toKey(what), { ...certificate, erasedAt: now, counts });
      log(defaultTenant, toEntry(items));
      return true;
    },
    list: async () => ({
      waiting: companyIds().flatMap((companyId) =>
        listAsked(companyId).map((asked) => ({ companyId, ...asked })),
      ),
      certificates: certificates.below(''),
    }),
    certificate: async (what) => certificates.get(toKey(what)),
  };
};
