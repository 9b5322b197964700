import * as z from 'zod';
import type { LogoChange, CompanyStore } from '~/app/ports/tenancy';
import { newCodeSteps } from '~/app/store/access/code-item';
import { toCompanyAdminsItem } from '~/app/store/access/company-admins-item';
import { toAdminItem } from '~/app/store/access/credential-item';
import { type Item, isMissing, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { type Step, transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import {
  changeSummary,
  fromUsageItem,
  indexSummary,
  summarizeAdmins,
  summarizeCompany,
  summarizeSite,
} from '~/app/store/summaries/summary-item';
import {
  companyLogoKey,
  companyKey,
  companyListKey,
  companyUsageKey,
} from '~/app/store/table/installation-keys';
import { siteKey } from '~/app/store/table/keys';
import type { AdminCredential } from '~/domain/access/credential';
import type { Company } from '~/domain/company/company';
import { companyIdSchema } from '~/domain/company/company-schema';
import type { CompanyErasures } from '~/domain/erasure/asked-erasure';
import { logoTypes, type StoredLogo } from '~/domain/logo/logo';
import { logoVersionSchema } from '~/domain/logo/logo-schema';
import { fail, ok } from '~/domain/shared/result';
import type { Switched } from '~/domain/site/company-changes';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import { toCompanyErasuresItem } from './company-erasures-item';
import { companyHasVersion, toCompanyItem, toCompanyListItem } from './company-item';
import { readOverviews } from './read-overviews.server';
import { switchSite, toNextSite, toSiteItem } from './site-item';
import { createSummaryStore } from './summary-store.server';
import { toldSteps } from './told-steps';
import { addToTotals } from './totals-item';

const toLogoItem = (companyId: string, { version, type, bytes }: StoredLogo): Item => ({
  ...companyLogoKey(companyId, version),
  type: 'company-logo',
  version,
  contentType: type,
  bytes,
});

const logoItemSchema = z.object({
  version: logoVersionSchema,
  contentType: z.enum(logoTypes),
  bytes: z.instanceof(Uint8Array),
});

const fromLogoItem = (item: Record<string, unknown>): StoredLogo => {
  const { version, contentType, bytes } = readItem('company-logo', logoItemSchema, item);
  return { version, type: contentType, bytes };
};

const logoSteps = (companyId: string, { put, remove }: LogoChange): Step<never>[] => [
  ...(put ? [{ put: toLogoItem(companyId, put) }] : []),
  ...(remove === undefined ? [] : [{ delete: companyLogoKey(companyId, remove) }]),
];

interface NewSite<Refusal> {
  readonly site: Site;
  /** When its administrator's account is created. */
  readonly at: Instant;
  readonly admin: AdminCredential;
  /** The error to report if one of the items already exists. */
  readonly refused: Refusal;
}

const summarizeNewSite = ({ site, admin, at }: NewSite<unknown>) => ({
  ...summarizeSite(site),
  ...summarizeAdmins(site.siteId, [admin], at),
});

/** Lists the company's first account among its administrators, if it has that role. */
const firstAdminSteps = ({ site, admin }: NewSite<unknown>): Step<never>[] => {
  if (admin.role !== 'company-admin') return [];
  const accounts = [{ siteId: site.siteId, username: admin.username }];
  return [{ put: toCompanyAdminsItem(site.companyId, { version: 1, accounts }) }];
};

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
  ...firstAdminSteps(first),
  changeSummary(company.companyId, {
    ...summarizeCompany(company),
    ...summarizeNewSite(first),
    ...indexSummary(company.companyId),
  }),
  addToTotals(company.companyId, { companies: 1, activeCompanies: 1, sites: 1, activeSites: 1 }),
];

/** The steps that create another site. The caller adds it to the company's list of sites in the same transaction. */
const newSiteSteps = <Refusal>(input: NewSite<Refusal>): Step<Refusal>[] => [
  ...siteSteps(input),
  addToTotals(input.site.companyId, { sites: 1, activeSites: 1 }),
];

const changed = { code: 'company-changed' } as const;

/**
 * Stores the company with the next version if it still has the version it was read with, and its summary with what
 * `summary` adds.
 */
const saveSteps = (
  company: Company,
  summary: Readonly<Record<string, unknown>> = {},
): Step<typeof changed>[] => [
  {
    put: toCompanyItem({ ...company, version: company.version + 1 }),
    if: companyHasVersion(company.version),
    refused: changed,
  },
  changeSummary(company.companyId, { ...summarizeCompany(company), ...summary }),
];

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

const erasureSteps = (
  { companyId }: Company,
  erasures: CompanyErasures | undefined,
): Step<never>[] => (erasures ? [{ put: toCompanyErasuresItem(companyId, erasures) }] : []);

export const createCompanyStore = (db: Db): CompanyStore => {
  const save = async (steps: Step<typeof changed>[]) => {
    const refused = await transact(db, steps);
    return refused.length === 0 ? ok(null) : fail(changed);
  };

  return {
    ...createSummaryStore(db),
    isTaken: async (companyId) => (await getItem(db, companyKey(companyId))) !== undefined,
    usage: async (companyId) => fromUsageItem(await getItem(db, companyUsageKey(companyId))),
    read: async (companyId) => {
      const isId = companyIdSchema.safeParse(companyId).success;
      return isId ? ((await readOverviews(db, [companyId]))[0] ?? null) : null;
    },
    readLogo: async (companyId, version) => {
      const item = await getItem(db, companyLogoKey(companyId, version));
      return item ? fromLogoItem(item) : null;
    },
    readMany: (companyIds) => readOverviews(db, companyIds),
    save: (scope, company, { switched, erasures, logo, entry }) =>
      save([
        ...saveSteps(company),
        ...(switched ? switchSteps(company.companyId, switched) : []),
        ...erasureSteps(company, erasures),
        ...(logo ? logoSteps(company.companyId, logo) : []),
        ...toldSteps(scope, entry),
      ]),
    rename: (scope, company, { formerName, entry }) => {
      const listed = toCompanyListItem(company);
      const former = companyListKey(formerName, company.companyId);
      return save([
        ...saveSteps(company),
        ...(former.sk === listed.sk ? [] : [{ delete: former }]),
        { put: listed },
        ...toldSteps(scope, entry),
      ]);
    },
    renameSite: (scope, site, entry) =>
      save([
        { ...toNextSite(site, site).saving, refused: changed },
        changeSummary(site.companyId, summarizeSite(site)),
        ...toldSteps(scope, entry),
      ]),
    addSite: (scope, company, { site, admin, code, mail, erasures, entry }) => {
      const added = { site, admin, at: code.issuedAt, refused: changed };
      return save([
        ...saveSteps(company, summarizeNewSite(added)),
        ...newSiteSteps(added),
        ...newCodeSteps(code),
        { put: toOutboxItem(mail) },
        ...erasureSteps(company, erasures),
        ...toldSteps(scope, entry),
      ]);
    },
  };
};
