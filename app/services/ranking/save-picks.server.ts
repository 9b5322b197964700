import type { Deps, ScopeCall, Stores, Writing } from '~/app/ports/deps';
import type { PicksStore, SaveFacts } from '~/app/ports/picks';
import type { ListOwner } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NewEvent } from '~/domain/activity/activity';
import type { Catalogue } from '~/domain/award/award';
import { checkPicks, type PickKind, type CheckPicksError } from '~/domain/picks/check-picks';
import type { EnteredBy } from '~/domain/picks/entered-by-schema';
import { samePicks } from '~/domain/picks/order-picks';
import { replaceList, type ReplaceListError } from '~/domain/picks/replace-list';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getSeal } from '~/domain/site/seal';
import type { Site } from '~/domain/site/site';
import type { Deadline } from '~/domain/time/deadline';
import { toInstant, type Instant } from '~/domain/time/instant';

export type SavePicksError =
  | CheckPicksError
  | ReplaceListError
  | { readonly code: 'selection-closed' }
  | { readonly code: 'vacation-portal-closed' }
  | { readonly code: 'newer-save-exists' };

/** What an accepted save may contain, and what is stored for it. */
interface Acceptance<List> {
  readonly offered: ReadonlySet<string>;
  /** The period of jobs; null for vacation weeks. */
  readonly periodId: string | null;
  readonly isLate: boolean;
  /** Until when the list may be replaced; null if no time is set. */
  readonly closesAt: Deadline | null;
  readonly toList: (ids: string[], facts: SaveFacts) => List;
  /** What the activity log records. */
  readonly toEvent: (facts: { count?: number; receiptNumber: string }) => NewEvent;
}

type OneDriver = ScopeCall<'stores', { employeeId: string }>;

/** How saving differs between the two catalogues, jobs and vacation weeks. */
export interface Ranking<Loaded extends { readonly stored: List | null }, List extends SaveFacts> {
  readonly kind: PickKind;
  readonly catalogue: Catalogue;
  /** The stored list as an administrator may see it: without its picks while lists are sealed. */
  readonly showToAdmin: (about: { site: Site; now: Instant }, stored: List | null) => List | null;
  /** Identifies the selection of a page; a form from an older page is refused. */
  readonly getSelection: (site: Site) => string;
  readonly getStore: (stores: Stores) => PicksStore<List>;
  readonly getIds: (list: List) => readonly string[];
  /**
   * Loads what saving needs; a page may load more. The guard starts this load together with its own read, so
   * that both take one round trip.
   */
  readonly load: (args: OneDriver) => Promise<Loaded>;
  readonly accept: (args: {
    access: ListOwner;
    loaded: Loaded;
    receivedAt: string;
    decidedAt: string;
  }) => Result<Acceptance<List>, SavePicksError>;
  /** When the driver last saved a list themselves in the present selection; null if they have not. */
  readonly getOwnSave: (site: Site, stored: List | null) => Instant | null;
}

export interface ListSave<Loaded extends { readonly stored: List | null }, List extends SaveFacts> {
  readonly ranking: Ranking<Loaded, List>;
  readonly deps: Pick<Deps, Writing>;
  readonly access: ListOwner;
  readonly loaded: Loaded;
  readonly ids: readonly string[];
  /** Was stamped before `access` was read, so a save is acknowledged if and only if it counts. */
  readonly receivedAt: string;
}

/** Checks a whole list and gives it a receipt, but does not store it. */
export const prepareList = <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  { ranking, deps, access, loaded, ids, receivedAt }: ListSave<Loaded, List>,
  enteredBy?: EnteredBy,
): Result<{ list: List; accepted: Acceptance<List> }, SavePicksError> => {
  const decidedAt = toInstant(deps.clock.now());
  const accepted = ranking.accept({ access, loaded, receivedAt, decidedAt });
  if (!accepted.ok) return accepted;
  const { offered, toList } = accepted.value;
  const checked = checkPicks(ids, offered, ranking.kind);
  if (!checked.ok) return checked;
  const list = toList([...ids], {
    employeeId: access.driver.employeeId,
    acceptedAt: receivedAt,
    receiptNumber: deps.ids.receiptNumber(),
    ...(enteredBy && { enteredBy }),
  });
  return ok({ list, accepted: accepted.value });
};

/**
 * How many picks a list has, for the activity log. Administrators read the log, so it does not tell while lists are
 * sealed.
 */
export const countForLog = ({
  ranking: { catalogue },
  access: { site },
  ids,
  receivedAt,
}: {
  readonly ranking: { readonly catalogue: Catalogue };
  readonly access: ListOwner;
  readonly ids: readonly string[];
  readonly receivedAt: string;
}): { count?: number } => (getSeal(site, catalogue, receivedAt) ? {} : { count: ids.length });

/**
 * The stored list, if the driver has saved exactly this one since their page was read: the answer to it was lost, or it
 * was sent twice. It is not stored again.
 */
export const findSavedSince = <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  { ranking, loaded: { stored }, ids }: ListSave<Loaded, List>,
  seenReceipt: string | null | undefined,
): List | null =>
  stored !== null &&
  seenReceipt !== undefined &&
  seenReceipt !== stored.receiptNumber &&
  stored.enteredBy === undefined &&
  samePicks(ranking.getIds(stored), ids)
    ? stored
    : null;

/** The receipt of the list that a save must replace; undefined if it does not say which list it is based on. */
const findReplaced = <Loaded extends { readonly stored: List | null }, List extends SaveFacts>(
  { ranking, loaded: { stored }, ids }: ListSave<Loaded, List>,
  seenReceipt: string | null | undefined,
): Result<string | null | undefined, ReplaceListError> => {
  if (seenReceipt === undefined) return ok(undefined);
  const storedList = stored && { ...stored, ids: ranking.getIds(stored) };
  return replaceList(storedList, { seenReceipt, ids });
};

/**
 * Replaces the driver's whole list. `seenReceipt` is the receipt of the list that the changes are based on, null if there
 * was none; undefined replaces any list, for pages that do not send it. `saved-elsewhere`: another list has been saved
 * since.
 */
export const savePicks = async <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>({
  seenReceipt,
  ...save
}: ListSave<Loaded, List> & { readonly seenReceipt?: string | null | undefined }): Promise<
  Result<List, SavePicksError>
> => {
  const { ranking, deps, access, loaded, ids, receivedAt: at } = save;
  const { scope, driver } = access;
  const prepared = prepareList(save);
  if (!prepared.ok) return prepared;
  const savedSince = findSavedSince(save, seenReceipt);
  if (savedSince) return ok(savedSince);
  const replaced = findReplaced(save, seenReceipt);
  if (!replaced.ok) return replaced;
  const { list, accepted } = prepared.value;
  const { receiptNumber } = list;
  const event = accepted.toEvent({ ...countForLog(save), receiptNumber });
  const action = loaded.stored ? 'update' : 'create';
  const entry = makeLogEntry(deps, scope, action, event, { at, name: driver.name });
  const store = ranking.getStore(deps.stores);
  const { value: over } = replaced;
  if (over === undefined) {
    const saved = await store.save(scope, list, entry);
    return saved.ok ? ok(list) : fail(saved.error);
  }
  const saved = await store.save(scope, list, entry, { over });
  if (saved.ok) return ok(list);
  // A form that was sent twice meets its own list here.
  const newer = await store.get(scope, driver.employeeId);
  const isSame = newer !== null && samePicks(ranking.getIds(newer), ids);
  return isSame ? ok(newer) : fail({ code: 'saved-elsewhere' });
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
