import type { AssignmentType } from '../assignment-type';
import type { PreferenceRecord } from '../award-input';
import { findPlace, indexIds, placesByText, type IdIndex } from './id-index';
import { orderByKey } from './order';
import { airportKind, localKind, type Turns } from './turns';

/**
 * The state of the award of one catalogue (jobs or weeks) while it is computed. An offer is a job or week
 * that a driver may get. Arrays are indexed by the position of an offer or a driver in the input; -1 means
 * none.
 */
export interface Board<Item> {
  readonly items: readonly Item[];
  readonly ids: readonly string[];
  readonly index: IdIndex;
  readonly turns: Turns;
  /** By driver: the index of their latest list. */
  readonly records: readonly (PreferenceRecord | undefined)[];
  /** By offer: the number of free places. */
  readonly places: Int32Array;
  /** By offer: its kind while a place is free, else 0. */
  readonly open: Uint8Array;
  /** By kind: the number of offers with a free place. */
  readonly openOffers: Int32Array;
  /** By offer: the last driver who took a place of it. */
  readonly lastTaker: Int32Array;
  /** By driver: the driver who took a place of the same offer before them. */
  readonly takerBefore: Int32Array;
  /** By driver: the offer they got. */
  readonly offerByDriver: Int32Array;
  /** By driver; valid only where `offerByDriver` has an offer. */
  readonly type: AssignmentType[];
  /** By driver: the rank in their own list, 0 if the offer did not come from it. */
  readonly rankByDriver: Int32Array;
}

/** `ids`, `capacities` and `kinds` are indexed by position. */
export const openBoard = <Item>(
  turns: Turns,
  records: Board<Item>['records'],
  {
    items,
    ids,
    capacities,
    kinds,
  }: {
    readonly items: readonly Item[];
    readonly ids: readonly string[];
    readonly capacities: readonly number[];
    readonly kinds: readonly number[];
  },
): Board<Item> => {
  const drivers = turns.drivers.length;
  const places = new Int32Array(items.length);
  const open = new Uint8Array(items.length);
  const openOffers = new Int32Array(3);
  for (let offer = 0; offer < items.length; offer++) {
    places[offer] = Math.min(capacities[offer]!, drivers);
    if (places[offer] === 0) continue;
    open[offer] = kinds[offer]!;
    openOffers[kinds[offer]!]!++;
  }
  return {
    items,
    ids,
    index: indexIds(ids),
    turns,
    records,
    places,
    open,
    openOffers,
    lastTaker: new Int32Array(items.length).fill(-1),
    takerBefore: new Int32Array(drivers).fill(-1),
    offerByDriver: new Int32Array(drivers).fill(-1),
    type: new Array<AssignmentType>(drivers),
    rankByDriver: new Int32Array(drivers),
  };
};

const give = <Item>(
  { places, open, openOffers, lastTaker, takerBefore, offerByDriver, type: types }: Board<Item>,
  offer: number,
  driver: number,
  type: AssignmentType,
): void => {
  takerBefore[driver] = lastTaker[offer]!;
  lastTaker[offer] = driver;
  offerByDriver[driver] = offer;
  types[driver] = type;
  if (--places[offer]! > 0) return;
  openOffers[open[offer]!]!--;
  open[offer] = 0;
};

/** A manual assignment, by positions. */
export interface Entry {
  readonly driver: number;
  readonly offer: number;
}

/** The manual assignments whose driver and offer exist. */
export const findEntries = <Item>(
  { turns, index }: Board<Item>,
  entries: readonly { readonly driverId: string; readonly offerId: string }[],
): Entry[] =>
  entries
    .map(({ driverId, offerId }) => ({
      driver: turns.find(driverId),
      offer: findPlace(index, offerId),
    }))
    .filter(({ driver, offer }) => driver >= 0 && offer >= 0);

/** Takes assignments in list order while places are free; a driver's first one counts. Eligibility is not checked. */
export const awardManually = <Item>(board: Board<Item>, entries: readonly Entry[]): void => {
  for (const { driver, offer } of entries) {
    if (board.offerByDriver[driver] === -1 && board.open[offer] !== 0) {
      give(board, offer, driver, 'manual');
    }
  }
};

const driversAhead = 32;

/**
 * Reads the lists of the drivers whose turns come next. Seniority order jumps around in memory, and reading
 * several lists together loads them into the cache at the same time. The sum keeps the compiler from removing
 * the reads.
 */
const fetchLists = <Item>({ records, turns: { order } }: Board<Item>, turn: number): number => {
  const end = Math.min(turn + driversAhead, order.length);
  let sum = 0;
  for (let t = turn; t < end; t++) sum += records[order[t]!]?.preferences.length ?? 0;
  for (let t = turn; t < end; t++) sum += records[order[t]!]?.preferences[0]?.length ?? 0;
  return sum;
};

/**
 * In seniority order, each driver gets the highest-ranked offer with a free place that they may hold and that
 * is not struck from their list.
 */
export const awardByPreference = <Item>(
  board: Board<Item>,
  isStruck?: (record: PreferenceRecord, pickId: string) => boolean,
): void => {
  const { open, openOffers, index, offerByDriver, rankByDriver, records } = board;
  const { order, kinds } = board.turns;
  for (let turn = 0; turn < order.length; turn++) {
    if (openOffers[localKind]! + openOffers[airportKind]! === 0) break;
    if (turn % driversAhead === 0 && fetchLists(board, turn) < 0) break;
    const driver = order[turn]!;
    const may = kinds[driver]!;
    // No offer is left that this driver may hold, so the list need not be read.
    if (may === localKind && openOffers[localKind] === 0) continue;
    if (may === 0 || offerByDriver[driver] !== -1) continue;
    const record = records[driver];
    if (record === undefined) continue;
    const picks = record.preferences;
    for (let k = 0; k < picks.length; k++) {
      const offer = findPlace(index, picks[k]!);
      if (offer < 0 || (open[offer]! & may) === 0) continue;
      if (isStruck?.(record, picks[k]!)) continue;
      give(board, offer, driver, 'preference');
      rankByDriver[driver] = k + 1;
      break;
    }
  }
};

/** The offers with a free place, sorted by their key, then by ID as text. */
export const orderOpenOffers = <Item>(
  { items, index, open }: Board<Item>,
  getKey: (item: Item) => number,
): Int32Array => {
  const keys = new Uint32Array(items.length);
  for (let offer = 0; offer < items.length; offer++) keys[offer] = getKey(items[offer]!);
  return orderByKey(
    keys,
    placesByText(index).filter((offer) => open[offer] !== 0),
  );
};

/** The pool of all drivers who take a turn. */
export const everyone = (): boolean => true;

/**
 * Gives the free places of each offer, in order, to the most senior drivers of the pool who have nothing and
 * may hold it.
 */
export const handOut = <Item>(
  board: Board<Item>,
  offers: Int32Array,
  isInPool: (driver: number) => boolean,
  typeFor: (item: Item, driver: number) => AssignmentType,
): void => {
  const { items, open, offerByDriver } = board;
  const { order, kinds } = board.turns;
  // For each kind of offer, how far the search through the seniority order has come. No search starts over, because a
  // driver who was skipped for one offer of a kind cannot get a later offer of that kind either.
  const reached = [0, 0, 0];
  for (const offer of offers) {
    const kind = open[offer]!;
    for (; open[offer] !== 0 && reached[kind]! < order.length; reached[kind]!++) {
      const driver = order[reached[kind]!]!;
      if (offerByDriver[driver] !== -1 || (kinds[driver]! & kind) === 0 || !isInPool(driver))
        continue;
      give(board, offer, driver, typeFor(items[offer]!, driver));
    }
  }
};
