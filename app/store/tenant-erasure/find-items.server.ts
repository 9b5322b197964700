import type { Tenant } from '~/domain/company/scope';
import type { Certificate } from '~/domain/erasure/certificate';
import { toPasskeyKey } from '~/app/store/access/passkey-item';
import { failuresType } from '~/app/store/access/sso-store.server';
import type { Db, Item } from '~/app/store/dynamo/db';
import { below } from '~/app/store/dynamo/key-range';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { getSiteQueues, mailQueueText } from '~/app/store/mail/mail-queue';
import { driverList } from '~/app/store/roster/roster-list';
import {
  codeKey,
  companyItemsRange,
  companyKey,
  directoryKey,
} from '~/app/store/table/installation-keys';
import { adminRange } from '~/app/store/table/keys';
import { getShard } from '~/app/store/table/shard';
import { dueIndex } from '~/app/store/table/table';
import { isCertificate } from '~/app/store/tenancy/certificate-item';
import { belongsTo } from './own-entry';
import { readAddress, readHash, readPasskeyIds } from './read-leads';

/** How many items are read at once: at most one page of a query. */
const itemsAtOnce = 500;

/** What a partition of a site has first, without the certificate. */
export const findInPartition = async (db: Db, pk: string): Promise<Item[]> => {
  const found = (await queryFirst(db, below(pk, ''), itemsAtOnce)) as unknown as Item[];
  return found.filter((item) => !isCertificate(item));
};

/** The entries of the directory, the passkeys and the emailed links to which only the items of a site lead. */
export const findLinked = async (
  db: Db,
  tenant: Tenant,
  items: readonly Item[],
): Promise<Item[]> => {
  const prefix = `${driverList.name}#`;
  const keys = items.flatMap((item) => {
    if (item.sk.startsWith(prefix))
      return [directoryKey(item.sk.slice(prefix.length), tenant.companyId)];
    if (item.type === 'emailed-link') return readHash(item).map(codeKey);
    if (item.type !== 'credential') return [];
    return readPasskeyIds(item).map(toPasskeyKey);
  });
  const found = await getItems(db, keys);
  return found.filter((item) => item !== undefined && belongsTo(tenant, item)) as unknown as Item[];
};

/** The messages and notices that wait. */
export const findMessages = async (
  db: Db,
  { companyId, siteId, siteIds }: Certificate,
): Promise<Item[]> => {
  const queues = new Set([
    ...siteIds.flatMap((id) => getSiteQueues({ companyId, siteId: id })),
    getShard(companyId),
  ]);
  const isAbout = (item: Record<string, unknown>) => {
    const { act, ...own } = (item.notice ?? {}) as Record<string, unknown>;
    const about = (item.mail ?? act ?? own) as Record<string, unknown>;
    return about.companyId === companyId && (siteId === null || about.siteId === siteId);
  };
  const found = await Promise.all(
    [...queues].map((queue) =>
      queryAll(db, below(mailQueueText(queue), ''), { index: dueIndex, consistent: false }),
    ),
  );
  return found.flat().filter(isAbout) as unknown as Item[];
};

/** What is left of the company beside its certificate; of one site, what leads to its accounts or may name its people. */
export const findOfCompany = async (
  db: Db,
  { companyId, siteId }: Pick<Certificate, 'companyId' | 'siteId'>,
): Promise<Item[]> => {
  const found = (await queryAll(db, companyItemsRange(companyId))) as unknown as Item[];
  return found.filter((item) =>
    siteId === null
      ? item.sk !== companyKey(companyId).sk
      : item.type === failuresType || (item.type === 'sso-account' && item.siteId === siteId),
  );
};

/** The email addresses of the people of the sites. */
export const readAddresses = async (
  db: Db,
  { companyId, siteIds }: Certificate,
): Promise<Set<string>> => {
  const admins = await Promise.all(
    siteIds.map((siteId) => queryAll(db, adminRange({ companyId, siteId }))),
  );
  return new Set(admins.flat().flatMap((admin) => readAddress(admin) ?? []));
};
