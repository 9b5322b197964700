import type { AssignmentType } from '../assignment-type';
import type { PreferenceRecord } from '../award-input';
import { findPlace, indexIds, placesByText, type IdIndex } from './id-index';
import { getPositions, orderByKey } from './order';
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
  /**
   * By driver: where their holdings begin, with one more entry for the end. A holding is one offer that the driver may
   * get; holdings are numbered through all drivers.
   */
  readonly firstHolding: Int32Array;
  /** By driver: how many of their holdings have an offer. */
  readonly held: Int32Array;
  /** By holding. The arrays below it are valid only for a holding that has an offer. */
  readonly driverByHolding: Int32Array;
  readonly offerByHolding: Int32Array;
  readonly type: AssignmentType[];
  /** The rank in the driver's own list, 0 if the offer did not come from it. */
  readonly rankByHolding: Int32Array;
  /** The round of vacation weeks, 0 outside of rounds. */
  readonly roundByHolding: Uint8Array;
  /** The holding that took a place of the same offer before; -1 for the first. */
  readonly takerBefore: Int32Array;
  /** By offer: the last holding that took a place of it. */
  readonly lastTaker: Int32Array;
}

/** The holdings of each driver, numbered one after the other. */
const numberHoldings = (drivers: number, getMaxOffers?: (driver: number) => number) => {
  if (!getMaxOffers)
    return { firstHolding: getPositions(drivers + 1), driverByHolding: getPositions(drivers) };
  const firstHolding = new Int32Array(drivers + 1);
  for (let driver = 0; driver < drivers; driver++)
    firstHolding[driver + 1] = firstHolding[driver]! + getMaxOffers(driver);
  const driverByHolding = new Int32Array(firstHolding[drivers]!);
  for (let driver = 0; driver < drivers; driver++)
    driverByHolding.fill(driver, firstHolding[driver], firstHolding[driver + 1]);
  return { firstHolding, driverByHolding };
};

/**
 * `ids`, `capacities` and `kinds` are indexed by position; `getMaxOffers` says how many offers a driver may get,
 * one by default.
 */
export const openBoard = <Item>(
  turns: Turns,
  records: Board<Item>['records'],
  {
    items,
    ids,
    capacities,
    kinds,
    getMaxOffers,
  }: {
    readonly items: readonly Item[];
    readonly ids: readonly string[];
    readonly capacities: readonly number[];
    readonly kinds: readonly number[];
    readonly getMaxOffers?: (driver: number) => number;
  },
): Board<Item> => {
  const drivers = turns.drivers.length;
  const places = new Int32Array(items.length);
  const open = new Uint8Array(items.length);
  const openOffers = new Int32Array(3);
  const holdings = numberHoldings(drivers, getMaxOffers);
  const count = holdings.driverByHolding.length;
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
    ...holdings,
    held: new Int32Array(drivers),
    offerByHolding: new Int32Array(count),
    type: new Array<AssignmentType>(count),
    rankByHolding: new Int32Array(count),
    roundByHolding: new Uint8Array(count),
    takerBefore: new Int32Array(count),
    lastTaker: new Int32Array(items.length).fill(-1),
  };
};

/** Whether the driver may get one offer more. */
export const mayGetMore = ({ firstHolding, held }: Board<unknown>, driver: number): boolean =>
  firstHolding[driver]! + held[driver]! < firstHolding[driver + 1]!;

/** The offers that the driver has, in the order of getting them. */
export const getHeld = (
  { firstHolding, held, offerByHolding }: Board<unknown>,
  driver: number,
): Int32Array =>
  offerByHolding.subarray(firstHolding[driver], firstHolding[driver]! + held[driver]!);

/** Gives the driver a place of the offer. The driver may get one more, and the offer has a free place. */
export const give = <Item>(
  board: Board<Item>,
  offer: number,
  driver: number,
  type: AssignmentType,
  { rank, round } = outsideLists,
): void => {
  const { places, open, openOffers, lastTaker } = board;
  const holding = board.firstHolding[driver]! + board.held[driver]!++;
  board.offerByHolding[holding] = offer;
  board.type[holding] = type;
  board.rankByHolding[holding] = rank;
  board.roundByHolding[holding] = round;
  board.takerBefore[holding] = lastTaker[offer]!;
  lastTaker[offer] = holding;
  if (--places[offer]! > 0) return;
  openOffers[open[offer]!]!--;
  open[offer] = 0;
};
const outsideLists = { rank: 0, round: 0 };

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

/**
 * Takes assignments in list order while the offer has a free place and the driver may get one more, each pair once.
 * Eligibility is not checked.
 */
export const awardManually = <Item>(board: Board<Item>, entries: readonly Entry[]): void => {
  for (const { driver, offer } of entries) {
    if (board.open[offer] === 0 || !mayGetMore(board, driver)) continue;
    if (getHeld(board, driver).includes(offer)) continue;
    give(board, offer, driver, 'manual');
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

/** In seniority order, each driver without an offer gets the highest-ranked one that they may hold. */
export const awardByPreference = <Item>(board: Board<Item>): void => {
  const { open, openOffers, index, held, records } = board;
  const { order, kinds } = board.turns;
  for (let turn = 0; turn < order.length; turn++) {
    if (openOffers[localKind]! + openOffers[airportKind]! === 0) break;
    if (turn % driversAhead === 0 && fetchLists(board, turn) < 0) break;
    const driver = order[turn]!;
    const may = kinds[driver]!;
    // No offer is left that this driver may hold, so the list need not be read.
    if (may === localKind && openOffers[localKind] === 0) continue;
    if (may === 0 || held[driver] !== 0) continue;
    const record = records[driver];
    if (record === undefined) continue;
    const { preferences: picks, struck } = record;
    for (let k = 0; k < picks.length; k++) {
      const offer = findPlace(index, picks[k]!);
      if (offer < 0 || (open[offer]! & may) === 0 || struck?.includes(picks[k]!)) continue;
      give(board, offer, driver, 'preference', { rank: k + 1, round: 0 });
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
  const { items, open, held } = board;
  const { order, kinds } = board.turns;
  // For each kind of offer, how far the search through the seniority order has come. No search starts over, because a
  // driver who was skipped for one offer of a kind cannot get a later offer of that kind either.
  const reached = [0, 0, 0];
  for (const offer of offers) {
    const kind = open[offer]!;
    for (; open[offer] !== 0 && reached[kind]! < order.length; reached[kind]!++) {
      const driver = order[reached[kind]!]!;
      if (held[driver] !== 0 || (kinds[driver]! & kind) === 0 || !isInPool(driver)) continue;
      give(board, offer, driver, typeFor(items[offer]!, driver));
    }
  }
};
