import { toPasskeyKey } from '~/app/store/access/passkey-item';
import { batchDelete } from '~/app/store/dynamo/batch-write.server';
import type { Db, Item } from '~/app/store/dynamo/db';
import type { KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { countUnits } from '~/app/store/eraser/delete-paced.server';
import type { Found } from '~/app/store/eraser/erase-in-steps';
import {
  findInRange,
  findWaiting,
  foundToChange,
  foundToDelete,
  nothingFound,
} from '~/app/store/eraser/find.server';
import { getSiteQueues } from '~/app/store/mail/mail-queue';
import { unpackLists } from '~/app/store/picks/pack-lists';
import { jobLists, weekLists } from '~/app/store/picks/picks-place';
import {
  fromRecentBucketItem,
  fromRecentHeadItem,
  isUnclaimed,
  settingClaim,
} from '~/app/store/picks/recent-item';
import {
  activityRange,
  awardsAfter,
  recentHeadKey,
  recentRange,
  siteItemsRange,
} from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { findNames, type Replaced } from '~/domain/erasure/replace-driver';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { findInVersion, type FoundOfDriver } from './erase-award.server';
import { eraseFromItem } from './erase-item';

/** What the places must know. */
interface Sought {
  readonly db: Db;
  readonly tenant: Tenant;
  readonly now: Instant;
  readonly replaced: Replaced;
  /** The IDs of the driver's passkeys. */
  readonly passkeys: readonly string[];
  /** The sort key after which the place goes on. */
  readonly after: string;
}
type Place = (sought: Sought) => Promise<Found<FoundOfDriver>>;

/** Longer than a sweep, which takes its time at the beginning. */
const claimMs = 15 * minuteMs;

/** How many items are read at once. */
const itemsAtOnce = 300;

const toDeleted = ({ sk }: Item): FoundOfDriver => ({ sk, counts: { deleted: 1 }, names: [] });

/** They name their owner outside of the site's partitions, which an administrator's session may not change. */
const findPasskeys: Place = async ({ db, passkeys }) => {
  const stored = await getItems(db, passkeys.map(toPasskeyKey));
  const found = stored.filter((item) => item !== undefined);
  return foundToDelete(db, found, toDeleted);
};

const findInNextVersion: Place = async ({ db, tenant, now: at, replaced, after }) => {
  const range = awardsAfter(tenant, after);
  const [next] = await queryAll(db, range, { limit: 1, attributes: ['sk'] });
  if (!next) return nothingFound;
  const [periodId = '', version = ''] = String(next.sk).split('#');
  return findInVersion(db, tenant, { periodId, version: Number(version) }, { replaced, at });
};

const findInItems =
  (toRange: (tenant: Tenant) => KeyRange): Place =>
  async ({ db, tenant, replaced, after }) => {
    const next = await findInRange(db, toRange(tenant), { after, most: itemsAtOnce });
    const changes = next.items.flatMap((item) => {
      const steps = eraseFromItem(tenant, item, replaced);
      return steps ? [{ item, steps }] : [];
    });
    return foundToChange(
      db,
      changes,
      ({ item, steps }) => ({
        sk: item.sk,
        counts: steps.every((step) => 'delete' in step) ? { deleted: 1 } : { changed: 1 },
        names: findNames(item, replaced.employeeId),
      }),
      next.after,
    );
  };

const findSaves: Place = async ({ db, tenant, replaced: { employeeId } }) => {
  for (const { toHistoryRange } of [jobLists, weekLists]) {
    const range = toHistoryRange(tenant, employeeId);
    const found = await queryAll(db, range, { limit: itemsAtOnce, attributes: ['pk', 'sk'] });
    if (found.length > 0) return foundToDelete(db, found as Item[], toDeleted, '');
  }
  return nothingFound;
};

/**
 * The copies of lists are deleted, because the pages that read them make them again. Only while no process is storing one:
 * the claim of the head keeps others away, and what was refused is found by the next pass.
 */
const findRecentLists: Place = async ({ db, tenant, now, replaced: { employeeId } }) => {
  const read = async ({ recentName, ranked }: typeof jobLists | typeof weekLists) => {
    const items = await queryAll(db, recentRange(tenant, recentName));
    const isIn = (item: Item) =>
      item.type === 'recent-bucket' &&
      unpackLists(fromRecentBucketItem(item).packed, ranked).some(
        (row) => row.employeeId === employeeId,
      );
    return items.some(isIn) ? [{ recentName, items }] : [];
  };
  const copies = (await Promise.all([read(jobLists), read(weekLists)])).flat();
  const all = copies.flatMap(({ items }) => items);
  return {
    found: all.map(toDeleted),
    after: null,
    units: countUnits(all),
    erase: async () => {
      for (const { recentName, items } of copies) {
        const headKey = recentHeadKey(tenant, recentName);
        const head = fromRecentHeadItem(items.find(({ type }) => type === 'recent-lists'));
        const claim = settingClaim(toInstant(toEpochMs(now) + claimMs));
        if (!(await updateItem(db, headKey, claim, isUnclaimed(head, now)))) continue;
        const buckets = items.filter(({ type }) => type === 'recent-bucket');
        await batchDelete(db, buckets);
        await batchDelete(db, [headKey]);
      }
    },
  };
};

/** Messages that wait: emails, notifications and texts for the driver, and notices about them. */
const findMessages: Place = async ({ db, tenant, replaced: { employeeId } }) => {
  const isOfDriver = (item: Record<string, unknown>) => {
    const about = (item.mail ?? item.notice) as Record<string, unknown>;
    const isOfSite = about.companyId === tenant.companyId && about.siteId === tenant.siteId;
    return isOfSite && about.employeeId === employeeId;
  };
  return foundToDelete(db, await findWaiting(db, getSiteQueues(tenant), isOfDriver), toDeleted);
};

/** Where something of a driver is stored, by stored names, in the order of a pass. New ones come last. */
export const driverPlaces: Readonly<Record<string, Place>> = {
  passkeys: findPasskeys,
  awards: findInNextVersion,
  site: findInItems(siteItemsRange),
  log: findInItems(activityRange),
  history: findSaves,
  recent: findRecentLists,
  outbox: findMessages,
};
export const driverPlaceNames = Object.keys(driverPlaces);
