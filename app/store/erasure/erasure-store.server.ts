import type { BeginRefusal, ErasureStore } from '~/app/ports/erasures';
import { fromCredentialItem } from '~/app/store/access/credential-item';
import { freeOrOwn, fromDirectoryItem } from '~/app/store/access/directory-item';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, isThere, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { addCounts, eraseInSteps, type Eraser } from '~/app/store/eraser/erase-in-steps';
import { firstPosition, isRunning } from '~/app/store/eraser/position';
import { isAtStep, replaceRun } from '~/app/store/eraser/stored-run.server';
import {
  fromListHeadItem,
  isListAt,
  toListHeadItem,
  toListTailItem,
} from '~/app/store/roster/list-head-item';
import { driverList, fromListItem, listOwnKeys } from '~/app/store/roster/roster-list';
import { directoryKey } from '~/app/store/table/installation-keys';
import {
  credentialKey,
  erasureKey,
  erasureRange,
  keptChangeRange,
  listHeadKey,
  listItemKey,
  publicationRange,
} from '~/app/store/table/keys';
import { addToTotals, addToUsage } from '~/app/store/tenancy/totals-item';
import { isSameTenant, type Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { driverPlaces } from './driver-places.server';
import type { FoundOfDriver } from './erase-award.server';
import { isInChange } from './erase-item';
import {
  fromErasureItem,
  toErasure,
  toErasureItem,
  toQuietTime,
  type RunningErasure,
  type StoredErasure,
} from './erasure-item';
import { isReservedFor, toReservedItem } from './reserved-id';

const changed = { code: 'list-changed' } as const;

/**
 * After how many write units of records a sweep leaves the rest to the next one. A record is rewritten at once, and a partition
 * takes 1,000 KB a second, and half of that in transactions. Everything else of a driver is little.
 */
const maxUnits = 250;

/** How many kept changes are looked through when an erasure begins. It finds older ones with everything else. */
const maxKept = 50;

/** What is known of a driver before they are removed; without a row if they were removed before. */
const readDriver = async (db: Db, tenant: Tenant, employeeId: string) => {
  const [row, credential, directory, head] = await getItems(db, [
    listItemKey(tenant, driverList.name, employeeId),
    credentialKey(tenant, employeeId),
    directoryKey(employeeId, tenant.companyId),
    listHeadKey(tenant, driverList.name),
  ]);
  const isElsewhere =
    directory !== undefined && !isSameTenant(fromDirectoryItem(directory), tenant);
  return {
    names: row ? [fromListItem(driverList, row).name] : [],
    isInRoster: row !== undefined,
    passkeys: credential ? (fromCredentialItem(credential).passkeys?.passkeys ?? []) : [],
    /** Another site of the company has the ID by now, or another erasure. */
    isElsewhere,
    head: fromListHeadItem(head),
  };
};
type KnownDriver = Awaited<ReturnType<typeof readDriver>>;

/** Removes the driver from the roster, or makes sure that they are not in it. */
const removalSteps = (
  tenant: Tenant,
  employeeId: string,
  { isInRoster, head }: KnownDriver,
): Step<BeginRefusal>[] => {
  const row = listItemKey(tenant, driverList.name, employeeId);
  const headKey = listHeadKey(tenant, driverList.name);
  if (!isInRoster)
    return [
      { check: row, if: isMissing, refused: changed },
      // An import that is being stored may still write the row.
      { check: headKey, if: isListAt(head.version), refused: changed },
    ];
  const version = head.version + 1;
  const less = { drivers: -1 };
  return [
    {
      put: toListHeadItem(tenant, driverList.name, { version }),
      if: isListAt(head.version),
      refused: changed,
    },
    { put: toListTailItem(tenant, driverList.name, version) },
    { delete: row, if: isThere, refused: changed },
    addToUsage(tenant.companyId, less),
    addToTotals(tenant.companyId, less),
  ];
};

const listErasures = async (db: Db, tenant: Tenant): Promise<StoredErasure[]> =>
  (await queryAll(db, erasureRange(tenant))).map(fromErasureItem);

/** Whether a list or an award is being stored, which may still name the driver. */
const isBeingStored = async (db: Db, tenant: Tenant): Promise<boolean> => {
  const [publications, head] = await Promise.all([
    queryAll(db, publicationRange(tenant), { limit: 1, attributes: ['sk'] }),
    getItem(db, listHeadKey(tenant, driverList.name)),
  ]);
  return publications.length > 0 || fromListHeadItem(head).journalParts !== undefined;
};

/** Adds what was found to the counts, and the names under which the driver is known by now. */
const add: Eraser<RunningErasure, unknown, FoundOfDriver>['add'] = (erasure, fresh, found) => {
  const { counts, left } = erasure;
  const names = [...new Set([...left.names, ...found.flatMap((one) => one.names)])];
  return { ...erasure, counts: addCounts(counts, fresh), left: { ...left, names } };
};

/**
 * Whether nobody of this site has the ID by now, whose data would be erased too. Keeps the ID from being used as soon as no
 * other site has it.
 */
const keepId = async (
  db: Db,
  tenant: Tenant,
  { number, left: { employeeId, step } }: RunningErasure,
): Promise<boolean> => {
  const [row, directory] = await getItems(db, [
    listItemKey(tenant, driverList.name, employeeId),
    directoryKey(employeeId, tenant.companyId),
  ]);
  if (row || directory) return row === undefined;
  const kept = toReservedItem(tenant, employeeId, number);
  const refused = await transact(db, [
    { put: kept, if: isMissing, refused: 'taken' },
    // If the whole site is erased meanwhile, nothing would delete what is put.
    { check: erasureKey(tenant, number), if: isAtStep(step), refused: 'gone' },
  ]);
  return refused.length === 0;
};

/** Whether the next step can be done. A pass waits while something is being stored that it could miss. */
const isReady = async (db: Db, tenant: Tenant, erasure: RunningErasure): Promise<boolean> => {
  const { place, after } = erasure.left;
  const isAtStart = place === 0 && after === '';
  return !(isAtStart && (await isBeingStored(db, tenant))) && keepId(db, tenant, erasure);
};

/** Frees the ID if it is kept for this erasure. */
const releaseSteps = async (
  db: Db,
  tenant: Tenant,
  { number, left }: RunningErasure,
): Promise<Step<'changed'>[]> => {
  const key = directoryKey(left.employeeId, tenant.companyId);
  const directory = await getItem(db, key);
  if (directory?.number !== number) return [];
  return [{ delete: key, if: isReservedFor(number), refused: 'changed' }];
};

const createContinue =
  (db: Db, most: number): ErasureStore['continue'] =>
  async (scope, number, { now, hasTime, toEntry }) => {
    const item = await getItem(db, erasureKey(scope, number));
    const erasure = item && fromErasureItem(item);
    if (!erasure || !isRunning(erasure)) return erasure !== undefined;
    return eraseInSteps(
      {
        places: Object.values(driverPlaces),
        look: async (find, run) => {
          if (!(await isReady(db, scope, run))) return null;
          const { employeeId, names, passkeys, after } = run.left;
          const replaced = { employeeId, number, names };
          const found = await find({ db, tenant: scope, now, replaced, passkeys, after });
          const hasRecords = found.found.some(({ counts }) => counts.records);
          return hasRecords ? found : { ...found, units: 0 };
        },
        add,
        // Another pass begins only after every request that is running now has ended.
        save: (next, mustWait) => {
          const dueAt = toQuietTime(mustWait ? now : next.at);
          return replaceRun(db, toErasureItem(scope, next, dueAt), next.left.step - 1);
        },
        isLastPass: async ({ left }) => !left.hasFound && !(await isBeingStored(db, scope)),
        // Forgets everything about the driver and frees the ID.
        finish: async (run) => {
          const { left, ...done } = run;
          return replaceRun(db, toErasureItem(scope, { ...done, doneAt: now }, null), left.step, [
            { put: toActivityItem(scope, toEntry(done.counts)) },
            ...(await releaseSteps(db, scope, run)),
          ]);
        },
      },
      erasure,
      { hasTime, most },
    );
  };

export const createErasureStore = (db: Db, most = maxUnits): ErasureStore => ({
  begin: async (scope, { employeeId, number, at, by, entry }) => {
    const running = (await listErasures(db, scope)).find(
      ({ left }) => left?.employeeId === employeeId,
    );
    if (running) return fail({ code: 'erasure-running', number: running.number });
    const known = await readDriver(db, scope, employeeId);
    const erasure: RunningErasure = {
      number,
      at,
      by,
      doneAt: null,
      counts: { deleted: 0, changed: 0, records: 0 },
      left: {
        employeeId,
        names: known.names,
        passkeys: known.passkeys.map(({ id }) => id),
        ...firstPosition,
      },
    };
    const kept = await queryAll(db, keptChangeRange(scope, driverList.name), {
      newestFirst: true,
      limit: maxKept,
    });
    const [refused] = await transact<BeginRefusal>(db, [
      ...removalSteps(scope, employeeId, known),
      ...listOwnKeys(scope, employeeId).map((key) => ({ delete: key })),
      ...kept.filter((item) => isInChange(item, employeeId)).map((item) => ({ delete: item })),
      ...(known.isElsewhere
        ? []
        : [
            {
              put: toReservedItem(scope, employeeId, number),
              if: freeOrOwn(scope),
              refused: changed,
            },
          ]),
      { put: toReservedItem(scope, number, number), if: isMissing, refused: changed },
      { put: toErasureItem(scope, erasure, toQuietTime(at)), if: isMissing, refused: changed },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused ? fail(refused) : ok(null);
  },
  list: async (scope) => (await listErasures(db, scope)).map(toErasure),
  continue: createContinue(db, most),
});
