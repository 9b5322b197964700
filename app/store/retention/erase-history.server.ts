import type { RetentionStore } from '~/app/ports/retention';
import type { Tenant } from '~/domain/company/scope';
import { addHistoryCounts, type HistoryCounts } from '~/domain/retention/erased-history-schema';
import { erasedCounts } from '~/domain/retention/limits';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db, Item } from '~/app/store/dynamo/db';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { erasedHistoryKey } from '~/app/store/table/keys';
import { countUnits, deletePaced } from '~/app/store/eraser/delete-paced.server';
import {
  fromErasedHistoryItem,
  toErasedHistoryItem,
  type StoredErasedHistory,
} from './erased-history-item';
import { findHeld, listHistoryPlaces, type HistoryPlace } from './history-places.server';
import {
  isAtStep,
  toRetentionItem,
  toStoredRun,
  type PlacedRetention,
  type StoredRun,
} from './retention-item';

type Input = Parameters<RetentionStore['eraseHistory']>[1];

/** What has been stored of the work at a site, which the next step replaces. */
interface State {
  readonly stored: PlacedRetention;
  readonly erased: StoredErasedHistory;
}

const countItems = (items: readonly Item[], { toCount }: HistoryPlace): Partial<HistoryCounts> => {
  const names = items.map(toCount);
  return Object.fromEntries(
    erasedCounts.map((name) => [name, names.filter((one) => one === name).length]),
  );
};

/** Stores the next step. Null if the run has changed meanwhile. */
const saveStep = async (
  db: Db,
  tenant: Tenant,
  { stored }: State,
  next: {
    readonly run: Omit<StoredRun, 'step'>;
    readonly erased?: StoredErasedHistory;
    readonly entry?: Parameters<typeof toActivityItem>[1] | undefined;
  },
): Promise<PlacedRetention | null> => {
  const run = { ...next.run, step: stored.run.step + 1 };
  const after = { ...stored, run };
  const refused = await transact(db, [
    {
      put: toRetentionItem(tenant.companyId, after),
      if: isAtStep(stored),
      refused: 'changed' as const,
    },
    ...(next.erased ? [{ put: toErasedHistoryItem(tenant, next.erased) }] : []),
    ...(next.entry ? [{ put: toActivityItem(tenant, next.entry) }] : []),
  ]);
  return refused.length === 0 ? after : null;
};

/** Awards' headers first, so that no page finds a version of which a part is missing. */
const deleteItems = async (db: Db, items: readonly Item[]): Promise<void> => {
  const isHeader = ({ type }: Item) => type === 'award';
  await deletePaced(db, items.filter(isHeader));
  await deletePaced(
    db,
    items.filter((item) => !isHeader(item)),
  );
};

const toNextPlace = (run: StoredRun): StoredRun => ({
  ...run,
  ...{ place: run.place + 1, after: '', counted: '' },
});

const toStoredPlace = (siteId: string, place: number) => ({
  ...{ siteId, place, after: '', counted: '' },
});

/** Ends the work at a site. Its log is told what was erased since the last entry. */
const finishSite = async (db: Db, tenant: Tenant, state: State, { toEntry }: Input) => {
  const { counts, logged } = state.erased;
  const hasErased = erasedCounts.some((name) => counts[name] !== logged[name]);
  const { run } = state.stored;
  const done = await saveStep(db, tenant, state, {
    run: toStoredRun({ ...run, ...toStoredPlace('', 0), doneSiteId: tenant.siteId }),
    ...(hasErased && {
      erased: { ...state.erased, logged: counts },
      entry: toEntry(logged, counts),
    }),
  });
  return done !== null;
};

/**
 * Erases what is over at a site: a step stores what it counted before it deletes, and counts nothing again after an
 * interruption. `most`: after how many write units the rest is left to the next sweep.
 */
export const createEraseHistory =
  (db: Db, most: number): RetentionStore['eraseHistory'] =>
  async (tenant, input) => {
    const { plan, hasTime } = input;
    const { siteId } = tenant;
    const stored = input.running as PlacedRetention;
    const erased = fromErasedHistoryItem(await getItem(db, erasedHistoryKey(tenant)));
    const places = listHistoryPlaces(tenant, plan, await findHeld(db, tenant, plan));
    let state: State = { stored, erased };
    let run: StoredRun =
      stored.run.siteId === siteId ? stored.run : { ...stored.run, ...toStoredPlace(siteId, 0) };
    let units = 0;
    while (hasTime() && units < most) {
      const place = places[run.place];
      if (!place) return finishSite(db, tenant, state, input);
      const { items, next } = await place.find(db, run.after);
      const fresh = items.filter(({ sk }) => sk > run.counted);
      if (fresh.length > 0) {
        const counts = addHistoryCounts(state.erased.counts, countItems(fresh, place));
        const keptFrom = { ...state.erased.keptFrom, [place.kind]: plan[place.kind]!.keptFrom };
        const after = { ...state.erased, counts, keptFrom };
        const counted = fresh.at(-1)!.sk;
        const saved = await saveStep(db, tenant, state, {
          run: { ...run, counted },
          erased: after,
        });
        if (!saved) return false;
        state = { stored: saved, erased: after };
        run = saved.run;
      }
      await deleteItems(db, items);
      units += countUnits(items);
      run = next === null ? toNextPlace(run) : { ...run, after: next };
    }
    // What was looked at in vain is not looked at again.
    await saveStep(db, tenant, state, { run });
    return false;
  };
