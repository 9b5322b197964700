import { compareText } from '~/domain/shared/text';
import type { AssignmentType } from '../assignment-type';
import type { AwardDriver, PreferenceRecord } from '../award-input';
import { getHeld, type Board } from './board';
import { findPlace, placesByText } from './id-index';
import type { Traded } from './trades';

/** What a driver got. `rank` is the position of the offer in their list, null if it was not awarded from the list. */
export interface Assignment<Item> {
  readonly offerId: string;
  readonly item: Item;
  readonly rank: number | null;
  /** The round of vacation weeks, from 1; null outside of rounds. */
  readonly round: number | null;
  readonly assignmentType: AssignmentType;
}

/** Who got an offer, and by which rule. */
export interface Taker {
  readonly driverId: string;
  readonly seniorityNumber: number | null;
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

/** A job or a week after the award. */
export interface Offer<Item> {
  readonly id: string;
  readonly item: Item;
  /** The last driver who took one of its places; null if there is none. */
  readonly lastTaker: Taker | null;
  readonly isFull: boolean;
}

/** A driver's part of the award. */
export interface Participant<Item> {
  readonly driver: AwardDriver;
  /** Their latest list. */
  readonly record: PreferenceRecord | undefined;
  /** What the rules gave them, in the order of getting them. Reasons and figures about lists are about these. */
  readonly assignments: readonly Assignment<Item>[];
  /** What they have after the trades. */
  readonly held: readonly Assignment<Item>[];
  /** How many they could get at most. */
  readonly maxOffers: number;
  /**
   * A row for each of their picks in rank order, each id once: down to the last one they could get, or all picks.
   * `rank` counts positions in the submitted list from 1; `offer` is null if the id is not offered.
   */
  readonly mapPicks: <Row>(
    until: 'award' | 'end',
    toRow: (pickId: string, rank: number, offer: Offer<Item> | null) => Row,
  ) => Row[];
}

type ToRow<Row> = (offerId: string, driverId: string, assignmentType: AssignmentType) => Row;

/** The finished award of one catalogue (jobs or weeks). */
export interface CatalogueAward<Item> {
  /** A row for each assignment, sorted by offer ID, then by driver ID, both compared as text. */
  readonly mapAssignments: <Row>(toRow: ToRow<Row>) => Row[];
  readonly findOffer: (id: string) => Offer<Item> | null;
  readonly findDriver: (employeeId: string) => Participant<Item> | null;
  /** All drivers, most senior first, including those who take no turn. */
  readonly listDrivers: () => Generator<Participant<Item>>;
  /** By trade, in the order of the input: whether it counts. */
  readonly tradesCount: readonly boolean[];
}

const mapAssignments = <Item, Row>(
  { ids, index, lastTaker, takerBefore, turns: { drivers } }: Board<Item>,
  { driverByHolding, type }: Pick<Traded, 'driverByHolding' | 'type'>,
  toRow: ToRow<Row>,
): Row[] => {
  const rows: Row[] = [];
  const getDriverId = (holding: number) => drivers[driverByHolding[holding]!]!.employeeId;
  const push = (offer: number, holding: number) =>
    rows.push(toRow(ids[offer]!, getDriverId(holding), type[holding]!));
  const compareIds = (a: number, b: number) => compareText(getDriverId(a), getDriverId(b));
  for (const offer of placesByText(index)) {
    const last = lastTaker[offer]!;
    if (last === -1) continue;
    if (takerBefore[last] === -1) {
      push(offer, last);
      continue;
    }
    const takers: number[] = [];
    for (let holding = last; holding !== -1; holding = takerBefore[holding]!) takers.push(holding);
    for (const holding of takers.sort(compareIds)) push(offer, holding);
  }
  return rows;
};

const toAssignment = <Item>(
  board: Board<Item>,
  holding: number,
  assignmentType = board.type[holding]!,
  isFromTrade = false,
): Assignment<Item> => {
  const offer = board.offerByHolding[holding]!;
  return {
    offerId: board.ids[offer]!,
    item: board.items[offer]!,
    // What a driver got by a trade has no rank and no round, even if it is on their list.
    rank: isFromTrade ? null : board.rankByHolding[holding]! || null,
    round: isFromTrade ? null : board.roundByHolding[holding]! || null,
    assignmentType,
  };
};

/** What the rules gave the driver. */
const getAssignments = <Item>(board: Board<Item>, driver: number): Assignment<Item>[] =>
  Array.from({ length: board.held[driver]! }, (_, at) =>
    toAssignment(board, board.firstHolding[driver]! + at),
  );

/** What the driver has after the trades. */
const getTradedAssignments = <Item>(
  board: Board<Item>,
  { type, getHoldings }: Traded,
  driver: number,
): Assignment<Item>[] =>
  getHoldings(driver).map((holding) =>
    toAssignment(board, holding, type[holding]!, type[holding] === 'trade'),
  );

/**
 * Presents a finished board with ids and objects, which are created on demand. `traded` is what trades change, and
 * `getMaxOffers` says how many offers a driver could get.
 */
export const showAward = <Item>(
  board: Board<Item>,
  traded: Traded | null,
  getMaxOffers: (driver: number) => number = () => 1,
): CatalogueAward<Item> => {
  const { items, ids, index, records, lastTaker, type, rankByHolding } = board;
  const { drivers, order, find } = board.turns;

  const getTaker = (holding: number): Taker | null => {
    if (holding === -1) return null;
    const { employeeId: driverId, seniorityNumber } = drivers[board.driverByHolding[holding]!]!;
    const rank = rankByHolding[holding]! || null;
    return { driverId, seniorityNumber, rank, assignmentType: type[holding]! };
  };

  const offers = new Array<Offer<Item> | undefined>(items.length);
  const getOffer = (place: number): Offer<Item> | null => {
    if (place === -1) return null;
    return (offers[place] ??= {
      id: ids[place]!,
      item: items[place]!,
      lastTaker: getTaker(lastTaker[place]!),
      isFull: board.places[place] === 0,
    });
  };

  // For each offer, the last value of `reading` in which it occurred. `reading` grows with each list, so an id that
  // repeats within one list is skipped without clearing the array between lists.
  const seen = new Int32Array(items.length);
  let reading = 0;
  const mapPicks = <Row>(
    driver: number,
    until: 'award' | 'end',
    toRow: (pickId: string, rank: number, offer: Offer<Item> | null) => Row,
  ): Row[] => {
    const picks = records[driver]?.preferences ?? [];
    const rows: Row[] = [];
    const held = getHeld(board, driver);
    // The last place of the list that is read: where the driver had all that they could get.
    const isComplete = until === 'award' && held.length >= getMaxOffers(driver);
    let unseen = isComplete ? held.filter((offer) => picks.includes(ids[offer]!)).length : 0;
    const mayEnd = unseen > 0;
    reading++;
    for (let k = 0; k < picks.length; k++) {
      const pickId = picks[k]!;
      const place = findPlace(index, pickId);
      if (place < 0 ? picks.indexOf(pickId) < k : seen[place] === reading) continue;
      if (place >= 0) seen[place] = reading;
      rows.push(toRow(pickId, k + 1, getOffer(place)));
      if (mayEnd && place >= 0 && held.includes(place) && --unseen === 0) break;
    }
    return rows;
  };

  const getParticipant = (driver: number): Participant<Item> => {
    const assignments = getAssignments(board, driver);
    return {
      driver: drivers[driver]!,
      record: records[driver],
      assignments,
      held: traded ? getTradedAssignments(board, traded, driver) : assignments,
      maxOffers: getMaxOffers(driver),
      mapPicks: (until, toRow) => mapPicks(driver, until, toRow),
    };
  };

  return {
    mapAssignments: (toRow) => mapAssignments(board, traded ?? board, toRow),
    findOffer: (id) => getOffer(findPlace(index, id)),
    findDriver: (employeeId) => {
      const driver = find(employeeId);
      return driver < 0 ? null : getParticipant(driver);
    },
    listDrivers: function* () {
      for (const driver of order) yield getParticipant(driver);
    },
    tradesCount: traded?.counts ?? [],
  };
};
