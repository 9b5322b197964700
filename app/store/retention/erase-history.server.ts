import type { RetentionStore } from '~/app/ports/retention';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db, Item } from '~/app/store/dynamo/db';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { countUnits, deletePaced, maxUnits } from '~/app/store/eraser/delete-paced.server';
import { eraseInSteps } from '~/app/store/eraser/erase-in-steps';
import { firstPosition, type Position } from '~/app/store/eraser/position';
import { erasedHistoryKey } from '~/app/store/table/keys';
import { addHistoryCounts, type HistoryCounts } from '~/domain/retention/erased-history-schema';
import { erasedCounts, type HistoryKind } from '~/domain/retention/limits';
import {
  fromErasedHistoryItem,
  toErasedHistoryItem,
  type StoredErasedHistory,
} from './erased-history-item';
import { findHeld, listHistoryPlaces, type HistoryPlace } from './history-places.server';
import { isAtStep, toRetentionItem, toStoredRun, type PlacedRetention } from './retention-item';

/** The work at a site. */
interface SiteRun {
  readonly erased: StoredErasedHistory;
  readonly left: Position;
}
interface FoundHistory {
  readonly sk: string;
  readonly kind: HistoryKind;
  readonly name: keyof HistoryCounts | null;
}

/** Awards' headers first, so that no page finds a version of which a part is missing. */
const deleteItems = async (db: Db, items: readonly Item[]): Promise<void> => {
  const isHeader = ({ type }: Item) => type === 'award';
  await deletePaced(db, items.filter(isHeader));
  await deletePaced(
    db,
    items.filter((item) => !isHeader(item)),
  );
};

const look = async (db: Db, { kind, find, toCount }: HistoryPlace, { left }: SiteRun) => {
  const { items, after } = await find(db, left.after);
  return {
    found: items.map((item): FoundHistory => ({ sk: item.sk, kind, name: toCount(item) })),
    after,
    units: countUnits(items),
    erase: () => deleteItems(db, items),
  };
};

const countFound = (found: readonly FoundHistory[]): Partial<HistoryCounts> =>
  Object.fromEntries(
    erasedCounts.map((name) => [name, found.filter((one) => one.name === name).length]),
  );

/** Erases what is over at a site in one pass. Whoever chooses other times meanwhile stops it at its next step. */
export const createEraseHistory =
  (db: Db): RetentionStore['eraseHistory'] =>
  async (tenant, { running, plan, hasTime, toEntry }) => {
    const { companyId, siteId } = tenant;
    const { run, ...retention } = running as PlacedRetention;
    const { place, after, counted, step } = run;
    const position = run.siteId === siteId ? { place, after, counted } : {};
    const erased = fromErasedHistoryItem(await getItem(db, erasedHistoryKey(tenant)));
    const replace = async (next: PlacedRetention['run'], others: readonly Step<'changed'>[]) => {
      const put = toRetentionItem(companyId, { ...retention, run: next });
      const condition = isAtStep({ ...retention, run: { ...run, step: next.step - 1 } });
      const refused = await transact(db, [{ put, if: condition, refused: 'changed' }, ...others]);
      return refused.length === 0;
    };
    return eraseInSteps(
      {
        places: listHistoryPlaces(tenant, plan, await findHeld(db, tenant, plan)),
        look: (one, site) => look(db, one, site),
        add: (site, found) => ({
          ...site,
          erased: {
            ...site.erased,
            counts: addHistoryCounts(site.erased.counts, countFound(found)),
            keptFrom: found.reduce(
              (keptFrom, { kind }) => ({ ...keptFrom, [kind]: plan[kind]!.keptFrom }),
              site.erased.keptFrom,
            ),
          },
        }),
        save: ({ left: { hasFound, ...left }, erased: next }) =>
          replace(
            { ...run, siteId, ...left },
            hasFound ? [{ put: toErasedHistoryItem(tenant, next) }] : [],
          ),
        isLastPass: () => true,
        finish: ({ left, erased: { counts, logged, keptFrom } }) => {
          const hasErased = erasedCounts.some((name) => counts[name] !== logged[name]);
          const { dueAt, firstSeenAt, at } = run;
          const done = { dueAt, firstSeenAt, at, doneSiteId: siteId, step: left.step + 1 };
          const told = { counts, logged: counts, keptFrom };
          return replace(
            toStoredRun(done),
            // The site's log is told what was erased since the last entry.
            hasErased
              ? [
                  { put: toErasedHistoryItem(tenant, told) },
                  { put: toActivityItem(tenant, toEntry(logged, counts)) },
                ]
              : [],
          );
        },
      },
      { erased, left: { ...firstPosition, ...position, step } },
      { hasTime, most: maxUnits },
    );
  };
