import type { AdminCredential } from '~/domain/access/credential';
import type { CompanyStore } from '~/app/ports/tenancy';
import type { Switched } from '~/domain/site/company-changes';
import { fail, ok } from '~/domain/shared/result';
import { searchable } from '~/domain/shared/text';
import type { Company } from '~/domain/company/company';
import { companyIdSchema } from '~/domain/company/company-schema';
import type { Activity } from '~/domain/activity/activity';
import { isSameTenant, type SiteScope, type Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { toCodeItem } from '~/app/store/access/code-item';
import { toAdminItem } from '~/app/store/access/credential-item';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import {
  companyKey,
  companyListKey,
  companyListRange,
  companyUsageKey,
} from '~/app/store/table/installation-keys';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { siteKey } from '~/app/store/table/keys';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import {
  companyHasVersion,
  fromCompanyItem,
  fromCompanyListItem,
  nameHolds,
  toCompanyItem,
  toCompanyListItem,
} from './company-item';
import { fromSiteItem, switchSite, toNextSite, toSiteItem } from './site-item';
import { addToTotals, fromUsageItem } from './totals-item';

interface NewSite<Refusal> {
  readonly site: Site;
  readonly admin: AdminCredential;
  /** The error to report if one of the items already exists. */
  readonly refused: Refusal;
}

const siteSteps = <Refusal>({ site, admin, refused }: NewSite<Refusal>): Step<Refusal>[] => [
  { put: toSiteItem(site), if: isMissing, refused },
  { put: toAdminItem(site, admin), if: isMissing, refused },
];

/** The steps that create a company with its first site and administrator. */
export const newCompanySteps = <Refusal>({
  company,
  ...first
}: NewSite<Refusal> & { readonly company: Company }): Step<Refusal>[] => [
  { put: toCompanyItem(company), if: isMissing, refused: first.refused },
  { put: toCompanyListItem(company) },
  ...siteSteps(first),
  addToTotals(company.companyId, { companies: 1, activeCompanies: 1, sites: 1, activeSites: 1 }),
];

/** The steps that create another site. The caller adds it to the company's list of sites in the same transaction. */
const newSiteSteps = <Refusal>(input: NewSite<Refusal>): Step<Refusal>[] => [
  ...siteSteps(input),
  addToTotals(input.site.companyId, { sites: 1, activeSites: 1 }),
];

const changed = { code: 'company-changed' } as const;

/** Stores the company with the next version if it still has the version it was read with. */
const saveStep = (company: Company): Step<typeof changed> => ({
  put: toCompanyItem({ ...company, version: company.version + 1 }),
  if: companyHasVersion(company.version),
  refused: changed,
});

const switchSteps = (
  companyId: string,
  { isActive, company, siteIds, at }: Switched,
): Step<typeof changed>[] => {
  const sign = isActive ? 1 : -1;
  const counts = { activeCompanies: company ? sign : 0, activeSites: sign * siteIds.length };
  return [
    ...siteIds.map((siteId) => ({
      update: siteKey({ companyId, siteId }),
      ...switchSite(isActive, at),
      refused: changed,
    })),
    ...(counts.activeCompanies || counts.activeSites ? [addToTotals(companyId, counts)] : []),
  ];
};

/** Logs the entry at the actor's own site and at the sites that it is about, each once. */
const logSteps = (scope: SiteScope, tenants: readonly Tenant[], entry: Activity): Step<never>[] =>
  [scope, ...tenants.filter((tenant) => !isSameTenant(tenant, scope))].map((tenant) => ({
    put: toActivityItem(tenant, entry),
  }));

export const createCompanyStore = (db: Db): CompanyStore => {
  /** The companies in the order of `companyIds`, without missing ones. */
  const readAll = async (companyIds: readonly string[]) => {
    const found = await getItems(
      db,
      companyIds.flatMap((id) => [companyKey(id), companyUsageKey(id)]),
    );
    const companies = companyIds.flatMap((_, index) => {
      const item = found[2 * index];
      if (!item) return [];
      return [{ company: fromCompanyItem(item), usage: fromUsageItem(found[2 * index + 1]) }];
    });
    const tenants = companies.flatMap(({ company: { companyId, siteIds } }) =>
      siteIds.map((siteId) => ({ companyId, siteId })),
    );
    const sites = (await getItems(db, tenants.map(siteKey))).flatMap((item) =>
      item ? [fromSiteItem(item)] : [],
    );
    return companies.map((one) => ({
      ...one,
      sites: sites.filter(({ companyId }) => companyId === one.company.companyId),
    }));
  };

  const save = async (steps: Step<typeof changed>[]) => {
    const refused = await transact(db, steps);
    return refused.length === 0 ? ok(null) : fail(changed);
  };

  return {
    usage: async (companyId) => fromUsageItem(await getItem(db, companyUsageKey(companyId))),
    read: async (companyId) => {
      const isId = companyIdSchema.safeParse(companyId).success;
      return isId ? ((await readAll([companyId]))[0] ?? null) : null;
    },
    page: async ({ search, after, limit }) => {
      const range = narrowRange(companyListRange(), { from: after ?? undefined });
      if (!range) return { companies: [], next: null };
      const wanted = searchable(search);
      // Reads two more: `after` itself, and one that shows whether there are more.
      const items = await queryAll(db, range, {
        consistent: false,
        ...(wanted === '' ? { limit: limit + 2 } : { filter: nameHolds(wanted) }),
      });
      const found = items.map(fromCompanyListItem).filter(({ place }) => place !== after);
      const shown = found.slice(0, limit);
      return {
        companies: await readAll(shown.map(({ companyId }) => companyId)),
        next: found.length > limit ? (shown.at(-1)?.place ?? null) : null,
      };
    },
    save: (scope, company, { switched, entry }) =>
      save([
        saveStep(company),
        ...(switched ? switchSteps(company.companyId, switched) : []),
        ...logSteps(scope, [], entry),
      ]),
    rename: (scope, company, { formerName, entry }) => {
      const { companyId, siteIds } = company;
      const sites = siteIds.map((siteId) => ({ companyId, siteId }));
      const listed = toCompanyListItem(company);
      const former = companyListKey(formerName, companyId);
      return save([
        saveStep(company),
        ...(former.sk === listed.sk ? [] : [{ delete: former }]),
        { put: listed },
        ...logSteps(scope, sites, entry),
      ]);
    },
    renameSite: (scope, site, entry) =>
      save([
        { ...toNextSite(site, site).saving, refused: changed },
        ...logSteps(scope, [site], entry),
      ]),
    addSite: (scope, company, { site, admin, code, mail, entry }) =>
      save([
        saveStep(company),
        ...newSiteSteps({ site, admin, refused: changed }),
        { put: toCodeItem(code) },
        { put: toOutboxItem(mail) },
        ...logSteps(scope, [], entry),
      ]),
  };
};
