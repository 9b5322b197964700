import type { Tenant } from '~/domain/company/scope';
import { findNames, type Replaced } from '~/domain/erasure/replace-driver';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { minuteMs } from '~/domain/shared/time-units';
import { toPasskeyKey } from '~/app/store/access/passkey-item';
import { batchDelete } from '~/app/store/dynamo/batch-write.server';
import type { Db, Item } from '~/app/store/dynamo/db';
import { below, type Key, type KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { getSiteQueues, mailQueueText } from '~/app/store/mail/mail-queue';
import { jobLists, weekLists } from '~/app/store/picks/picks-place';
import { unpackLists } from '~/app/store/picks/pack-lists';
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
import { dueIndex } from '~/app/store/table/table';
import { eraseFromVersion } from './erase-award.server';
import { eraseFromItem } from './erase-item';
import type { ErasurePlace, RunningErasure } from './erasure-item';
import { addCounts, nothingFound, type Found } from './found';

interface Step {
  readonly db: Db;
  readonly tenant: Tenant;
  readonly erasure: RunningErasure;
  readonly now: Instant;
}
/** What a step found, and the sort key after which the next one continues; null if the place is done. */
interface Stepped {
  readonly found: Found;
  readonly after: string | null;
}

/** Longer than a sweep, which takes its time at the beginning. */
const claimMs = 15 * minuteMs;

/** How many items a step reads: at most a few MB. */
const itemsAtOnce = 300;

const toReplaced = ({ number, left: { employeeId, names } }: RunningErasure): Replaced => ({
  employeeId,
  number,
  names,
});

/** They name their owner outside of the site's partitions, which an administrator's session may not change. */
const erasePasskeys = async ({ db, erasure }: Step): Promise<Stepped> => {
  const stored = await getItems(db, erasure.left.passkeys.map(toPasskeyKey));
  const keys = stored.filter((item) => item !== undefined) as unknown as Key[];
  await batchDelete(db, keys);
  return { found: { ...nothingFound, deleted: keys.length }, after: null };
};

const eraseFromNextVersion = async ({ db, tenant, erasure, now }: Step): Promise<Stepped> => {
  const range = awardsAfter(tenant, erasure.left.after);
  const [next] = await queryAll(db, range, { limit: 1, attributes: ['sk'] });
  if (!next) return { found: nothingFound, after: null };
  const [periodId = '', version = ''] = String(next.sk).split('#');
  const name = { periodId, version: Number(version) };
  const change = { replaced: toReplaced(erasure), at: now };
  return {
    found: await eraseFromVersion(db, tenant, name, change),
    after: `${periodId}#${version}`,
  };
};

const eraseFromRange =
  (toRange: (tenant: Tenant) => KeyRange) =>
  async ({ db, tenant, erasure }: Step): Promise<Stepped> => {
    const { after } = erasure.left;
    const range = toRange(tenant);
    // Reads the last one again, because no key is known that comes next to it.
    const items = (await queryAll(db, after ? { ...range, from: after } : range, {
      limit: itemsAtOnce + 1,
    })) as unknown as Item[];
    let found = nothingFound;
    for (const item of items) {
      const steps = eraseFromItem(tenant, item, toReplaced(erasure));
      if (!steps) continue;
      await transact(db, steps);
      const isDeleted = steps.every((step) => 'delete' in step);
      const counts = { deleted: Number(isDeleted), changed: Number(!isDeleted), records: 0 };
      const names = findNames(item, erasure.left.employeeId);
      found = { ...found, ...addCounts(found, counts), names: [...found.names, ...names] };
    }
    const last = items.length > itemsAtOnce ? items.at(-1) : undefined;
    return { found, after: last?.sk ?? null };
  };

const eraseHistory = async ({ db, tenant, erasure }: Step): Promise<Stepped> => {
  const { employeeId } = erasure.left;
  const read = (range: KeyRange) =>
    queryAll(db, range, { limit: itemsAtOnce, attributes: ['pk', 'sk'] });
  const ranges = [jobLists, weekLists].map(({ toHistoryRange }) =>
    toHistoryRange(tenant, employeeId),
  );
  const keys = (await Promise.all(ranges.map(read))).flat() as unknown as Key[];
  await batchDelete(db, keys);
  return {
    found: { ...nothingFound, deleted: keys.length },
    after: keys.length < itemsAtOnce ? null : 'more',
  };
};

/**
 * The copies of lists are deleted, because the pages that read them make them again. Only while no process is storing one:
 * the claim of the head keeps others away, and what was refused is found by the next pass.
 */
const eraseRecentLists = async ({ db, tenant, erasure, now }: Step): Promise<Stepped> => {
  let deleted = 0;
  for (const { recentName, ranked } of [jobLists, weekLists]) {
    const items = (await queryAll(db, recentRange(tenant, recentName))) as unknown as Item[];
    const isIn = (item: Item) =>
      item.type === 'recent-bucket' &&
      unpackLists(fromRecentBucketItem(item).packed, ranked).some(
        (row) => row.employeeId === erasure.left.employeeId,
      );
    if (!items.some(isIn)) continue;
    deleted += items.length;
    const headKey = recentHeadKey(tenant, recentName);
    const head = fromRecentHeadItem(items.find(({ type }) => type === 'recent-lists'));
    const claim = settingClaim(toInstant(toEpochMs(now) + claimMs));
    if (!(await updateItem(db, headKey, claim, isUnclaimed(head, now)))) continue;
    await batchDelete(
      db,
      items.filter(({ type }) => type === 'recent-bucket'),
    );
    await batchDelete(db, [headKey]);
  }
  return { found: { ...nothingFound, deleted }, after: null };
};

/** Messages that wait: emails, notifications and texts for the driver, and notices about them. */
const eraseMessages = async ({ db, tenant, erasure }: Step): Promise<Stepped> => {
  const { employeeId } = erasure.left;
  const isOfDriver = (item: Record<string, unknown>) => {
    const about = (item.mail ?? item.notice) as Record<string, unknown>;
    const isOfSite = about.companyId === tenant.companyId && about.siteId === tenant.siteId;
    return isOfSite && about.employeeId === employeeId;
  };
  const found = await Promise.all(
    getSiteQueues(tenant).map((queue) =>
      queryAll(db, below(mailQueueText(queue), ''), { index: dueIndex, consistent: false }),
    ),
  );
  const keys = found.flat().filter(isOfDriver) as unknown as Key[];
  await batchDelete(db, keys);
  return { found: { ...nothingFound, deleted: keys.length }, after: null };
};

const eraseFrom: Record<ErasurePlace, (step: Step) => Promise<Stepped>> = {
  passkeys: erasePasskeys,
  awards: eraseFromNextVersion,
  site: eraseFromRange(siteItemsRange),
  log: eraseFromRange(activityRange),
  history: eraseHistory,
  recent: eraseRecentLists,
  outbox: eraseMessages,
};

/** One step of a pass. */
export const eraseStep = (step: Step): Promise<Stepped> => eraseFrom[step.erasure.left.place](step);
