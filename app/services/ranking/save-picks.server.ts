import type { Deps, Stores } from '~/app/ports/deps';
import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import { checkPicks, type PickKind, type CheckPicksError } from '~/domain/picks/check-picks';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';

export type SavePicksError =
  | CheckPicksError
  | { readonly code: 'selection-closed' }
  | { readonly code: 'vacation-portal-closed' }
  | { readonly code: 'newer-save-exists' };

/** What an accepted save may contain, and what is stored for it. */
interface Acceptance<List> {
  readonly offered: ReadonlySet<string>;
  readonly toList: (ids: string[], facts: SaveFacts) => List;
  /** What the activity log records. */
  readonly toEvent: (facts: { count: number; receiptNumber: string }) => NewEvent;
}

interface OneDriver {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}

/** How saving differs between the two catalogues, jobs and vacation weeks. */
export interface Ranking<Loaded extends { readonly stored: List | null }, List> {
  readonly kind: PickKind;
  /** Identifies the selection of a page; a form from an older page is refused. */
  readonly getSelection: (site: Site) => string;
  readonly getStore: (stores: Stores) => PicksStore<List>;
  /**
   * Loads what saving needs; a page may load more. The guard starts this load together with its own read, so
   * that both take one round trip.
   */
  readonly load: (args: OneDriver) => Promise<Loaded>;
  readonly accept: (args: {
    access: DriverSession;
    loaded: Loaded;
    receivedAt: string;
    decidedAt: string;
  }) => Result<Acceptance<List>, SavePicksError>;
}

/**
 * Replaces the driver's whole list. `receivedAt` was stamped before `access` was read, so a save is
 * acknowledged if and only if it counts.
 */
export const savePicks = async <Loaded extends { readonly stored: List | null }, List>({
  ranking,
  deps,
  access,
  loaded,
  ids,
  receivedAt,
}: {
  ranking: Ranking<Loaded, List>;
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: DriverSession;
  loaded: Loaded;
  ids: readonly string[];
  receivedAt: string;
}): Promise<Result<List, SavePicksError>> => {
  const { scope, driver } = access;
  const decidedAt = toInstant(deps.clock.now());
  const accepted = ranking.accept({ access, loaded, receivedAt, decidedAt });
  if (!accepted.ok) return accepted;
  const { offered, toList, toEvent } = accepted.value;
  const checked = checkPicks(ids, offered, ranking.kind);
  if (!checked.ok) return checked;

  const { employeeId, name } = driver;
  const receiptNumber = deps.ids.receiptNumber();
  const list = toList([...ids], { employeeId, acceptedAt: receivedAt, receiptNumber });
  const event = toEvent({ count: ids.length, receiptNumber });
  const action = loaded.stored ? 'update' : 'create';
  const entry = makeLogEntry(deps, scope, action, event, { at: receivedAt, name });
  const saved = await ranking.getStore(deps.stores).save(scope, list, entry);
  return saved.ok ? ok(list) : fail(saved.error);
};

/**
 * The most saves to show, enough for several years of weeks. Reading them is cheap, because each save is one small
 * item.
 */
export const longestHistory = 500;

/** A driver's saves with their receipts, newest first. */
export const readHistory =
  <List>({ getStore }: { getStore: (stores: Stores) => PicksStore<List> }) =>
  ({ deps, scope, employeeId }: OneDriver): Promise<List[]> =>
    getStore(deps.stores).history(scope, employeeId, longestHistory);
