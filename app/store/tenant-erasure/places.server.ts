import { failuresType } from '~/app/store/access/sso-store.server';
import { isMissing, type Db, type Item } from '~/app/store/dynamo/db';
import { below } from '~/app/store/dynamo/key-range';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { countUnits, deletePaced } from '~/app/store/eraser/delete-paced.server';
import type { Found } from '~/app/store/eraser/erase-in-steps';
import { findWaiting, foundToChange, foundToDelete } from '~/app/store/eraser/find.server';
import { findInMasterLog } from '~/app/store/eraser/master-log.server';
import { isReservedFor } from '~/app/store/erasure/reserved-id';
import { getSiteQueues } from '~/app/store/mail/mail-queue';
import {
  directoryKey,
  companyItemsRange,
  companyKey,
  registrationsDecidedAt,
} from '~/app/store/table/installation-keys';
import { erasureKey, adminRange } from '~/app/store/table/keys';
import { getShard } from '~/app/store/table/table';
import { getAllPartitions } from '~/app/store/table/tenant-fence';
import { isCertificate } from '~/app/store/tenancy/certificate-item';
import { eraseRequestSteps } from '~/app/store/tenancy/registration-item';
import type { Tenant } from '~/domain/company/scope';
import type { Certificate, ErasedCounts } from '~/domain/erasure/certificate';
import { forgetTenant } from '~/domain/erasure/forget-tenant';
import { toErasedKind } from './erased-kind';
import type { Erasing } from './erasing-item';
import { deleteLinked, findLinked } from './linked-entries.server';
import { belongsTo, stillBelongsTo } from './own-entry';
import { readErasedId, readAddress } from './read-leads';

/**
 * Deletes the erasures of drivers, each with the entries that keep its number and the driver's ID from being used, in one
 * transaction: a sweep that continues the erasure at the same time could put the entry back. Entries that belong to another site
 * or to another erasure stay. What was refused is found again.
 */
const endDriverErasures = async (db: Db, tenant: Tenant, items: readonly Item[]): Promise<void> => {
  for (const item of items) {
    const number = item.sk.slice(erasureKey(tenant, '').sk.length);
    const employeeId = readErasedId(item);
    const keys = [number, ...(employeeId === null ? [] : [employeeId])].map((id) =>
      directoryKey(id, tenant.companyId),
    );
    const stored = await getItems(db, keys);
    const steps = keys.flatMap((key, index): Step<'changed'>[] => {
      const entry = stored[index];
      if (!entry) return [{ check: key, if: isMissing, refused: 'changed' }];
      if (entry.number === number)
        return [{ delete: key, if: isReservedFor(number), refused: 'changed' }];
      return belongsTo(tenant, entry)
        ? [{ delete: key, if: stillBelongsTo(tenant), refused: 'changed' }]
        : [];
    });
    await transact(db, [{ delete: item }, ...steps]);
  }
};

interface FoundOfTenant {
  readonly sk: string;
  readonly counts: ErasedCounts;
}
/** Looks into a place where something of a company or site is stored. */
type Place = (db: Db, erasing: Erasing) => Promise<Found<FoundOfTenant>>;

/** How many items are read at once: at most one page of a query. */
const itemsAtOnce = 500;

const toOne = ({ sk, type }: Item): FoundOfTenant => ({ sk, counts: { [toErasedKind(type)]: 1 } });

/** The email addresses of the people of the sites. */
const readAddresses = async (db: Db, { companyId, siteIds }: Certificate): Promise<Set<string>> => {
  const admins = await Promise.all(
    siteIds.map((siteId) => queryAll(db, adminRange({ companyId, siteId }))),
  );
  return new Set(admins.flat().flatMap((admin) => readAddress(admin) ?? []));
};

const findEntries: Place = async (db, erasing) => {
  const forgotten = { ...erasing, addresses: await readAddresses(db, erasing) };
  return findInMasterLog(db, {
    forget: (event) => forgetTenant(event, forgotten),
    // The entries stay.
    toOne: ({ item: { sk } }) => ({ sk, counts: {} }),
    after: erasing.left.after,
  });
};

/** What a partition of a site has first, without the certificate, and the entries elsewhere to which that leads. */
const findInPartition =
  (siteId: string, pk: string): Place =>
  async (db, { companyId }) => {
    const tenant = { companyId, siteId };
    const stored = await queryFirst(db, below(pk, ''), itemsAtOnce);
    const items = stored.filter((item) => !isCertificate(item));
    const linked = await findLinked(db, tenant, items);
    const isErasure = ({ type }: Item) => type === 'erasure';
    return {
      found: [...items.map(toOne), ...linked.map(({ entry, sk }) => ({ ...toOne(entry), sk }))],
      after: items.length > 0 ? '' : null,
      units: countUnits([...items, ...linked.map(({ entry }) => entry)]),
      erase: async () => {
        await endDriverErasures(db, tenant, items.filter(isErasure));
        // Before the items that lead to them, so that they are found again after an interruption.
        await deleteLinked(db, tenant, linked);
        await deletePaced(
          db,
          items.filter((item) => !isErasure(item)),
        );
      },
    };
  };

/** The messages and notices that wait. Deleted ones may still be found in the index, so there is one look in a pass. */
const findMessages: Place = async (db, { companyId, siteId, siteIds }) => {
  const queues = new Set([
    ...siteIds.flatMap((id) => getSiteQueues({ companyId, siteId: id })),
    getShard(companyId),
  ]);
  const isAbout = (item: Record<string, unknown>) => {
    const { act, ...own } = (item.notice ?? {}) as Record<string, unknown>;
    const about = (item.mail ?? act ?? own) as Record<string, unknown>;
    return about.companyId === companyId && (siteId === null || about.siteId === siteId);
  };
  return foundToDelete(db, await findWaiting(db, [...queues], isAbout), toOne);
};

/** The request for access that became the company, which was registered when the request was approved. */
const findRequest: Place = async (db, { companyId, left: { registeredAt } }) => {
  const found = await queryAll(db, registrationsDecidedAt(registeredAt));
  const changes = found
    .filter((item) => item.companyId === companyId)
    .map((item) => ({ item, steps: eraseRequestSteps(item) }));
  return foundToChange(db, changes, ({ item }) => toOne(item));
};

/** What is left of the company beside its certificate; of one site, what leads to its accounts or may name its people. */
const findOfCompany: Place = async (db, { companyId, siteId }) => {
  const found = await queryAll(db, companyItemsRange(companyId));
  const own = found.filter((item) =>
    siteId === null
      ? item.sk !== companyKey(companyId).sk
      : item.type === failuresType || (item.type === 'sso-account' && item.siteId === siteId),
  );
  return foundToDelete(db, own, toOne);
};

/**
 * The places that a pass goes through, in this order. The log of the master administrator comes first, because the
 * accounts of the sites say whose addresses it has. New ones come last.
 */
export const listPlaces = ({ companyId, siteId, siteIds }: Certificate): Place[] => [
  findEntries,
  ...siteIds.flatMap((id) => getAllPartitions(companyId, id).map((pk) => findInPartition(id, pk))),
  findMessages,
  ...(siteId === null ? [findRequest] : []),
  findOfCompany,
];
