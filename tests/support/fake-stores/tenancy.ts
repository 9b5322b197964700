import type { Stores } from '~/app/ports/deps';
import { getDueShard } from '~/app/store/tenancy/site-item';
import type { Company } from '~/domain/company/company';
import type { ActEntry } from '~/domain/company/company-act';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import { toCompanyNotice } from '~/domain/mail/notice';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { firstTenantDefaults } from '~/domain/site/new-tenant';
import { nextDue, type Site } from '~/domain/site/site';
import { within, type Memory } from './memory';

export const createCompanies = (memory: Memory): Stores['companies'] => {
  const { companies, sites, admins, codes, lastActive, companyErasures, certificates, logos } =
    memory;
  const { post, log, putNotice, saveSite, getUsage, addUsage, usageByMonth } = memory;
  const tell = (scope: Tenant, entry: ActEntry) => {
    log(scope, entry);
    putNotice(toCompanyNotice(entry));
  };
  const listAdmins = (tenant: Tenant) =>
    admins.below(within(tenant)).filter(({ role }) => role !== 'master');
  const findFirst = (tenant: Tenant) =>
    listAdmins(tenant).find(({ invitedUntil }) => invitedUntil === undefined);
  /** Since the first activation link; since the registration if the account was created without one. */
  const getPendingSince = ({ registeredAt }: Company, tenant: Tenant) => {
    const own = listAdmins(tenant);
    if (own.length === 0 || own.some(({ passwordHash }) => passwordHash !== null)) return null;
    const issued = codes
      .below('')
      .filter((code) => isSameTenant(code, tenant) && code.kind === 'activation')
      .map(({ issuedAt }) => issuedAt);
    return issued.sort(compareText)[0] ?? registeredAt;
  };
  const findOverview = (companyId: string) => {
    const company = companies.get(companyId);
    return (
      company && {
        company,
        usage: getUsage(companyId),
        usageByMonth: usageByMonth.get(companyId) ?? {},
        erasures: companyErasures.get(companyId) ?? { asked: [], erasedSiteIds: [] },
        sites: company.siteIds.flatMap((siteId) => sites.get(within({ companyId, siteId })) ?? []),
        lastActiveAt: lastActive.get(companyId),
        pendingSince: Object.fromEntries(
          company.siteIds.flatMap((siteId) => {
            const since = getPendingSince(company, { companyId, siteId });
            return since === null ? [] : [[siteId, since]];
          }),
        ),
      }
    );
  };
  return {
    isTaken: async (companyId) => companies.has(companyId) || certificates.has(`${companyId}#`),
    usage: async (companyId) => getUsage(companyId),
    usageByMonth: async (companyIds) => companyIds.map((id) => usageByMonth.get(id) ?? {}),
    addUsage: async (companyId, at, counts) => addUsage(companyId, at, counts),
    read: async (companyId) => findOverview(companyId),
    readLogo: async (companyId, version) => logos.get(`${companyId}#${version}`) ?? null,
    readMany: async (companyIds) => companyIds.flatMap((id) => findOverview(id) ?? []),
    summaries: async () =>
      companies.below('').map((company) => {
        const { companyId, name, isActive, isFree, registeredAt, settings } = company;
        const { maxDrivers, maxJobs, maxSites } = settings;
        return {
          ...{ companyId, name, isActive, isFree, registeredAt, maxDrivers, maxJobs, maxSites },
          ...getUsage(companyId),
          lastActiveAt: lastActive.get(companyId),
          sites: company.siteIds.map((siteId) => ({
            siteId,
            name: sites.get(within({ companyId, siteId }))?.name ?? '',
            email: findFirst({ companyId, siteId })?.email ?? null,
            pendingSince: getPendingSince(company, { companyId, siteId }),
          })),
        };
      }),
    addMissingSummaries: async () => 0,
    save: async (scope, company, { switched, erasures, logo, entry }) => {
      const { companyId, version } = company;
      const findSite = (siteId: string) => sites.get(within({ companyId, siteId }));
      const isStale = switched?.siteIds.some(
        (siteId) => findSite(siteId)?.isActive !== !switched.isActive,
      );
      if (companies.get(companyId)?.version !== version || isStale)
        return fail({ code: 'company-changed' });
      companies.put(companyId, { ...company, version: version + 1 });
      for (const siteId of switched?.siteIds ?? []) {
        const site = findSite(siteId)!;
        const { isActive, at } = switched!;
        const sessionEpoch = site.sessionEpoch + (isActive ? 0 : 1);
        const { deactivatedAt: _, ...rest } = site;
        const since = !isActive && { deactivatedAt: at };
        saveSite(site, { ...rest, ...since, isActive, sessionEpoch });
      }
      if (erasures) companyErasures.put(companyId, erasures);
      if (logo?.put) logos.put(`${companyId}#${logo.put.version}`, logo.put);
      if (logo?.remove) logos.delete(`${companyId}#${logo.remove}`);
      tell(scope, entry);
      return ok(null);
    },
    rename: async (scope, company, { entry }) => {
      const { companyId, version } = company;
      if (companies.get(companyId)?.version !== version) return fail({ code: 'company-changed' });
      companies.put(companyId, { ...company, version: version + 1 });
      tell(scope, entry);
      return ok(null);
    },
    renameSite: async (scope, site, entry) => {
      if (sites.get(within(site))?.version !== site.version)
        return fail({ code: 'company-changed' });
      saveSite(site, site);
      tell(scope, entry);
      return ok(null);
    },
    addSite: async (scope, company, { site, admin, code, mail, erasures, entry }) => {
      const { companyId, version } = company;
      if (companies.get(companyId)?.version !== version || sites.has(within(site)))
        return fail({ code: 'company-changed' });
      companies.put(companyId, { ...company, version: version + 1 });
      sites.put(within(site), site);
      admins.put(within(site, admin.username), admin);
      codes.put(code.hash, code);
      if (erasures) companyErasures.put(companyId, erasures);
      post(mail);
      tell(scope, entry);
      return ok(null);
    },
  };
};

const getPlace = (site: Site) => `${nextDue(site)}#${within(site)}`;
export const createDue = (memory: Memory): Stores['due'] => {
  const { sites } = memory;
  return {
    page: async ({ shard, until, limit, cursor }) => {
      const [cursorShard, offset = '0'] = cursor?.split(':') ?? [];
      if (cursorShard !== undefined && Number(cursorShard) !== shard) {
        throw new Error('The cursor belongs to another shard');
      }
      const isDue = (site: Site) => (nextDue(site) ?? '~') <= until;
      const due = sites
        .below('')
        .filter((site) => getDueShard(site) === shard && isDue(site))
        // The next page starts after the last site's due time, not at an index: sites may leave the due index
        // between two pages.
        .sort((a, b) => compareText(getPlace(a), getPlace(b)))
        .filter(
          (site) =>
            cursor === undefined || getPlace(site) > Buffer.from(offset, 'base64url').toString(),
        );
      const page = due.slice(0, limit);
      const last = page.at(-1);
      const more = due.length > limit && last !== undefined;
      return {
        sites: page,
        unreadable: [],
        cursor: more ? `${shard}:${Buffer.from(getPlace(last)).toString('base64url')}` : null,
      };
    },
  };
};

export const createSites = (memory: Memory): Stores['sites'] => {
  const { putNotice, companies, sites, admins, activity, log, siteAndCompany, saveSite } = memory;
  return {
    read: async (tenant) => siteAndCompany(tenant),
    save: async (scope, site, entries, notices = []) => {
      if (sites.get(within(scope))?.version !== site.version) return fail({ code: 'site-changed' });
      entries.forEach((entry) => log(scope, entry));
      notices.forEach(putNotice);
      return ok(saveSite(scope, site));
    },
    settingsChanges: async (scope, limit) =>
      activity
        .below(within(scope))
        .filter(({ event }) => event.code === 'settings-changed')
        .reverse()
        .slice(0, limit),
    ensure: async ({ company, site, admin }) => {
      if (!companies.has(company.companyId)) companies.put(company.companyId, company);
      if (!sites.has(within(site))) sites.put(within(site), site);
      const createdAdmin = !admins.has(within(site, admin.username));
      if (createdAdmin) admins.put(within(site, admin.username), admin);
      return { createdAdmin };
    },
  };
};

export const createSystem = (memory: Memory): Stores['system'] => {
  const { companies, sites, defaults, usages, signIns, lastActive, log } = memory;
  return {
    saveDefaults: async (scope, wanted, entry) => {
      defaults.put('', wanted);
      log(scope, entry);
    },
    countSignIn: async ({ companyId }, at) => {
      signIns.push(at);
      const known = lastActive.get(companyId);
      if (known?.slice(0, 13) !== at.slice(0, 13)) lastActive.put(companyId, at);
    },
    signInsSince: async (since) =>
      signIns.filter((at) => at.slice(0, 13) >= since.slice(0, 13)).length,
    newCompanyDefaults: async () => defaults.get('') ?? firstTenantDefaults,
    totals: async () => ({
      companies: companies.below('').length,
      activeCompanies: companies.below('').filter(({ isActive }) => isActive).length,
      sites: sites.below('').length,
      activeSites: sites.below('').filter(({ isActive }) => isActive).length,
      drivers: usages.below('').reduce((sum, one) => sum + one.drivers, 0),
      jobs: usages.below('').reduce((sum, one) => sum + one.jobs, 0),
    }),
  };
};
