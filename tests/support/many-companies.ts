import { exportCompanies } from '~/app/services/companies/export-companies.server';
import { writeCursor, readCompanies } from '~/app/services/companies/read-companies.server';
import { toAdminItem } from '~/app/store/access/credential-item';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import type { Item } from '~/app/store/dynamo/db';
import { countStoreCalls } from '~/app/store/dynamo/store-calls.server';
import { transact } from '~/app/store/dynamo/transact.server';
import {
  changeSummary,
  indexSummary,
  summarizeAdmins,
  summarizeCompany,
  summarizeSite,
} from '~/app/store/summaries/summary-item';
import { toCompanyItem, toCompanyListItem } from '~/app/store/tenancy/company-item';
import { toSiteItem } from '~/app/store/tenancy/site-item';
import { addToTotals } from '~/app/store/tenancy/totals-item';
import type { AdminCredential } from '~/domain/access/credential';
import type { Company } from '~/domain/company/company';
import type { CompanySelection } from '~/domain/company/select-companies';
import { searchable } from '~/domain/shared/text';
import type { Site } from '~/domain/site/site';
import { aCompany, anAdmin, aSite } from '~/tests/store/builders';
import type { TestStore } from './embedded-store';
import { testClock } from './test-clock';

export const formatNumber = (index: number) => String(index).padStart(5, '0');

interface Seeded {
  readonly company: Company;
  readonly drivers: number;
  readonly sites: readonly Site[];
  readonly admins: readonly AdminCredential[];
}

/** The summary that this release stores when it creates the company. */
const toSummaryItem = ({ company, drivers, sites, admins }: Seeded): Item => {
  const { update, by } = changeSummary(company.companyId, {
    ...summarizeCompany(company),
    ...Object.assign({}, ...sites.map(summarizeSite)),
    ...Object.assign(
      {},
      ...sites.map(({ siteId }, index) =>
        summarizeAdmins(siteId, [admins[index]!], company.registeredAt),
      ),
    ),
    ...indexSummary(company.companyId),
    drivers,
  });
  const values: Record<string, unknown> = by.values;
  const attributes = Object.entries(by.names).flatMap(([place, name]) => {
    const value = values[place.replace('#', ':')];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...update, type: 'company-usage', ...Object.fromEntries(attributes) };
};

const makeCompany = (index: number, siteCount: number): Seeded => {
  const companyId = `FLEET${formatNumber(index)}`;
  const siteIds = Array.from({ length: siteCount }, (_, site) => (site ? `HUB${site}` : 'MAIN'));
  const company = {
    ...aCompany({ companyId, siteId: 'MAIN' }),
    name: `Fleet ${formatNumber(index)}`,
    isActive: index !== 4,
    siteIds,
  };
  const passwordHash = index === 3 ? null : 'hash';
  return {
    company,
    drivers: index === 5 ? company.settings.maxDrivers : index % 90,
    sites: siteIds.map((siteId) => aSite({ companyId, siteId }, { name: `Hub ${index}` })),
    admins: siteIds.map(() => anAdmin({ email: `admin${index}@fleet.example`, passwordHash })),
  };
};

const toItems = (seeded: Seeded, isEarlierRelease: boolean): Item[] => [
  toCompanyItem(seeded.company),
  toCompanyListItem(seeded.company),
  ...seeded.sites.flatMap((site, index) => [
    toSiteItem(site),
    toAdminItem(site, seeded.admins[index]!),
  ]),
  ...(isEarlierRelease ? [] : [toSummaryItem(seeded)]),
];

/**
 * Stores `count` companies from `Fleet 00000` on, in batches. Number 3 never activated its accounts, number 4 is
 * inactive, and number 5 has as many drivers as it may have. An earlier release stored no summaries.
 */
export const seedCompanies = async (
  { client, tableName }: Pick<TestStore, 'client' | 'tableName'>,
  count: number,
  {
    isEarlierRelease = false,
    sitesEach = 1,
  }: { isEarlierRelease?: boolean; sitesEach?: number } = {},
): Promise<void> => {
  const db = { client, tableName, deadlineMs: 60_000 };
  const perBatch = 500;
  for (let from = 0; from < count; from += perBatch) {
    const indexes = Array.from({ length: Math.min(perBatch, count - from) }, (_, n) => from + n);
    await batchPut(
      db,
      indexes.flatMap((index) => toItems(makeCompany(index, sitesEach), isEarlierRelease)),
    );
  }
  await transact(db, [addToTotals('FLEET', { companies: count })]);
};

/** Each search, filter and order of the panel. */
export const panelSelections: Readonly<Record<string, Partial<CompanySelection>>> = {
  'all, by name': {},
  'all, the newest': { order: 'newest' },
  'all, the most drivers': { order: 'drivers' },
  'all, the last activity': { order: 'activity' },
  'search a name': { search: 'FLÉET 00007' },
  'search an ID': { search: 'fleet00007' },
  'search a site code': { search: 'main 00007' },
  'search a site name': { search: 'hub 7' },
  'search an email address': { search: 'admin7@fleet' },
  'filter inactive': { filter: 'inactive' },
  'filter never activated': { filter: 'never-activated' },
  'filter near a limit': { filter: 'near-limit' },
};

const all: CompanySelection = { search: '', filter: 'all', order: 'name' };

/** What `work` asks of the store: calls and request units. */
const counted = async <T extends object>(work: () => Promise<T>) => {
  const tally = { calls: 0, units: 0 };
  const done = await countStoreCalls(tally, work);
  return { ...done, ...tally };
};

/** Reads a page of the panel as its route does. */
export const readPanel = (
  { stores }: Pick<TestStore, 'stores'>,
  selection: Partial<CompanySelection> & { page?: string },
) =>
  counted(() =>
    readCompanies({
      deps: { stores, clock: testClock() },
      input: { ...all, page: '', limit: 10, ...selection },
    }),
  );

/** The cursor of the last ten of `count` seeded companies by name. */
export const lastPage = (count: number): string => {
  const index = formatNumber(Math.max(count - 11, 0));
  const at = { value: searchable(`Fleet ${index}`), companyId: `FLEET${index}` };
  return writeCursor(all, 'next', at) ?? '';
};

export const exportPanel = ({ stores }: Pick<TestStore, 'stores'>) =>
  counted(async () => {
    const rows = await exportCompanies({ deps: { stores, clock: testClock() }, selection: all });
    return { rows: rows ?? [] };
  });
