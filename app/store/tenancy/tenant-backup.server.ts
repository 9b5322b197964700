import * as z from 'zod';
import { companyAdminsStep, fromCompanyAdminsItem } from '~/app/store/access/company-admins-item';
import { freeOrOwn, fromDirectoryItem } from '~/app/store/access/directory-item';
import { readAdmins } from '~/app/store/access/read-admins.server';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { isMissing, type Db, type Item } from '~/app/store/dynamo/db';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import { itemBytes, maxItemBytes } from '~/app/store/dynamo/item-size';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryPages } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { maxSteps, transact } from '~/app/store/dynamo/transact.server';
import {
  changeSummary,
  indexSummary,
  summarizeAdmins,
  summarizeCompany,
  summarizeSite,
} from '~/app/store/summaries/summary-item';
import { companyAdminsKey, companyKey, directoryKey } from '~/app/store/table/installation-keys';
import { importKey, listItemKey, siteKey } from '~/app/store/table/keys';
import { getPartitions } from '~/app/store/table/tenant-fence';
import { listCompanyAdmins } from '~/domain/company/company-admins';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { isCertificate } from './certificate-item';
import {
  fromCompanyItem,
  companyHasVersion,
  toCompanyItem,
  toCompanyListItem,
} from './company-item';
import { findSite, fromSiteItem, siteHasVersion } from './site-item';
import { addToTotals } from './totals-item';

/** A problem that the operator must fix, with its description. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const itemSchema = z.looseObject({ pk: z.string(), sk: z.string(), type: z.string().min(1) });
const isAt = (item: Key, key: Key) => item.pk === key.pk && item.sk === key.sk;

/** Where an item of the tenant belongs, or null if it is not an item of the tenant. */
export const findItemPlace = (
  tenant: Tenant,
  value: unknown,
): 'own' | 'directory' | 'company' | 'site' | null => {
  const parsed = itemSchema.safeParse(value);
  if (!parsed.success || itemBytes(parsed.data) > maxItemBytes) return null;
  const item = parsed.data as Item;
  const { companyId, siteId } = tenant;
  try {
    if (isAt(item, siteKey(tenant)))
      return isSameTenant(fromSiteItem(item), tenant) ? 'site' : null;
    if (isAt(item, companyKey(companyId)))
      return fromCompanyItem(item).companyId === companyId ? 'company' : null;
    if (item.type === 'directory-entry') {
      const employeeId = item.pk.slice(directoryKey('', companyId).pk.length);
      const isKept = isAt(item, directoryKey(employeeId, companyId));
      return isKept && isSameTenant(fromDirectoryItem(item), tenant) ? 'directory' : null;
    }
  } catch {
    return null;
  }
  if (isAt(item, importKey(tenant))) return null;
  return getPartitions(companyId, siteId).includes(item.pk) ? 'own' : null;
};

export interface Counts {
  readonly drivers: number;
  readonly jobs: number;
}
/** Counts what the item adds to the company's counters. */
export const countItem = (tenant: Tenant, { pk, sk }: Key): Counts => {
  const startsLike = (key: Key) => Number(pk === key.pk && sk.startsWith(key.sk));
  return {
    drivers: startsLike(listItemKey(tenant, 'DRIVER', '')),
    jobs: startsLike(listItemKey(tenant, 'JOB', '')),
  };
};

/** The types of item that a site has before anyone uses it. */
const unusedTypes = new Set(['site', 'admin', 'activity', 'sign-in', 'emailed-link']);

/**
 * What programs act with, what they were answered, where they are told of events, and calendar feeds. A file that is imported
 * later would bring revoked tokens and links back to life, so a site that moved gets new ones. Emailed links lead to this
 * installation.
 */
const leftOutTypes = new Set([
  'api-tokens',
  'kept-answer',
  'receivers',
  'delivery',
  'emailed-link',
  'calendar-feed',
  'site-feed',
]);

const removeSite = (tenant: Tenant, { version, isActive }: Site) => [
  { delete: siteKey(tenant), if: siteHasVersion(version) },
  addToTotals(tenant.companyId, { sites: -1, activeSites: -Number(isActive) }),
];

const readDirectoryItems = async (db: Db, tenant: Tenant, items: readonly Key[]) => {
  const prefix = listItemKey(tenant, 'DRIVER', '').sk;
  const ids = items.flatMap(({ sk }) => (sk.startsWith(prefix) ? [sk.slice(prefix.length)] : []));
  const entries = await getItems(
    db,
    ids.map((id) => directoryKey(id, tenant.companyId)),
  );
  return entries.flatMap((entry) =>
    entry && isSameTenant(fromDirectoryItem(entry), tenant) ? [entry] : [],
  );
};

/** Company, site, all of the site's items, and the directory entries of its drivers, page by page. */
const read = async function* (db: Db, tenant: Tenant): AsyncGenerator<Item> {
  const company = await getItem(db, companyKey(tenant.companyId));
  if (!company || isCertificate(company) || !findSite(await getItem(db, siteKey(tenant))))
    throw new BackupRefused('There is no such company and site.');
  // The image is an item of the company, and only items of the site move.
  const { logo: _, ...moved } = company;
  yield moved;
  for (const pk of getPartitions(tenant.companyId, tenant.siteId)) {
    for await (const items of queryPages(db, pk)) {
      if (items.some(({ journalParts }) => journalParts !== undefined))
        throw new BackupRefused('A list of the site is being changed. Please try again.');
      yield* items.filter((item) => !leftOutTypes.has(String(item.type)));
      if (pk === siteKey(tenant).pk) yield* await readDirectoryItems(db, tenant, items);
    }
  }
};

/**
 * Reserves the tenant for the import of the file with this digest. Allows an interrupted import of the same file to
 * continue. Replaces a site that was never used, such as the default one of a new installation, and refuses if the site
 * is used.
 */
const begin = async (db: Db, tenant: Tenant, digest: string): Promise<void> => {
  const known = await getItems(db, [companyKey(tenant.companyId), siteKey(tenant)]);
  if (known.some((item) => item && isCertificate(item)))
    throw new BackupRefused('This company or site was erased, and its ID cannot be used again.');
  const marker = await getItem(db, importKey(tenant));
  if (marker) {
    if (readItem('import', z.object({ digest: z.string() }), marker).digest === digest) return;
    throw new BackupRefused(
      'Another file was begun here and is not complete: import that one again.',
    );
  }
  const isUsed = ({ type }: Record<string, unknown>) => !unusedTypes.has(String(type));
  for (const pk of getPartitions(tenant.companyId, tenant.siteId)) {
    for await (const page of queryPages(db, pk)) {
      if (page.some(isUsed)) throw new BackupRefused('The site exists here already.');
    }
  }
  const unused = await getItem(db, siteKey(tenant));
  const takeAway = unused ? removeSite(tenant, fromSiteItem(unused)) : [];
  const marked = { ...importKey(tenant), type: 'import', digest };
  await transact(db, [{ put: marked, if: isMissing }, ...takeAway]);
};

/** Writes items that nobody can read before `finish` makes the tenant visible. Safe to repeat. */
const write = async (db: Db, tenant: Tenant, items: readonly Item[]): Promise<void> => {
  const isEntry = (item: Item) => findItemPlace(tenant, item) === 'directory';
  await batchPut(
    db,
    items.filter((item) => !isEntry(item)),
  );
  for (const entries of inChunks(items.filter(isEntry), maxSteps)) {
    const steps = entries.map((put) => ({ put, if: freeOrOwn(tenant), refused: put.pk }));
    const [taken] = await transact(db, steps);
    if (taken) throw new BackupRefused(`${taken} belongs to another site of the company.`);
  }
};

/** Makes the tenant visible: writes the site, its entry in the company and the counters, and removes the marker. */
const finish = async (
  db: Db,
  tenant: Tenant,
  { site, company: given, counts }: { site: Item; company: Item; counts: Counts },
): Promise<void> => {
  const { companyId, siteId } = tenant;
  const stored = await getItem(db, companyKey(companyId));
  const company = fromCompanyItem(stored ?? given);
  const others = stored ? company.siteIds.filter((one) => one !== siteId) : [];
  const placed = { ...company, siteIds: [...others, siteId] };
  const { isActive } = fromSiteItem(site);
  const steps = stored
    ? [
        {
          put: toCompanyItem({ ...placed, version: company.version + 1 }),
          if: companyHasVersion(company.version),
        },
      ]
    : [{ put: toCompanyItem(placed), if: isMissing }, { put: toCompanyListItem(company) }];
  const added = {
    ...counts,
    sites: 1,
    activeSites: Number(isActive),
    ...(!stored && { companies: 1, activeCompanies: Number(company.isActive) }),
  };
  const admins = await readAdmins(db, tenant);
  const known = fromCompanyAdminsItem(await getItem(db, companyAdminsKey(companyId)));
  const accounts = admins.reduce(
    (listed, { username, role }) =>
      listCompanyAdmins(listed, { siteId, username }, role === 'company-admin'),
    known.accounts,
  );
  const summary = {
    ...summarizeCompany(placed),
    ...summarizeSite(fromSiteItem(site)),
    ...summarizeAdmins(siteId, admins, company.registeredAt),
    ...(!stored && indexSummary(companyId)),
  };
  await transact(db, [
    { put: site, if: isMissing },
    { delete: importKey(tenant) },
    ...steps,
    companyAdminsStep(companyId, known, accounts),
    changeSummary(companyId, summary, { ...counts }),
    addToTotals(companyId, added),
  ]);
};

/** Reads and writes a whole tenant as stored items. For operators only, because it checks no permission. */
export const createTenantBackup = (db: Db) => ({
  read: (tenant: Tenant) => read(db, tenant),
  begin: (tenant: Tenant, digest: string) => begin(db, tenant, digest),
  write: (tenant: Tenant, items: readonly Item[]) => write(db, tenant, items),
  finish: (tenant: Tenant, parts: Parameters<typeof finish>[2]) => finish(db, tenant, parts),
});
export type TenantBackup = ReturnType<typeof createTenantBackup>;
