import { compareText } from '~/domain/shared/text';
import type { AssignmentType } from '../assignment-type';
import type { AwardDriver, PreferenceRecord } from '../award-input';
import { findPlace, placesByText } from './id-index';
import type { Board } from './board';

/** What a driver got. `rank` is the position of the offer in their list, null if it was not awarded from the list. */
export interface Assignment {
  readonly offerId: string;
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

/** Who got an offer, and by which rule. */
export interface Taker extends Omit<Assignment, 'offerId'> {
  readonly driverId: string;
  readonly seniorityNumber: number | null;
}

/** A job or a week after the award. */
export interface Offer<Item> {
  readonly id: string;
  readonly item: Item;
  /** The last driver who took one of its places; null if there is none. */
  readonly lastTaker: Taker | null;
}

/** A driver's part of the award. */
export interface Participant<Item> {
  readonly driver: AwardDriver;
  /** Their latest list. */
  readonly record: PreferenceRecord | undefined;
  readonly assignment: Assignment | null;
  /**
   * A row for each of their picks in rank order, each id once, down to the awarded one or for all picks.
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
}

const mapAssignments = <Item, Row>(
  { ids, index, lastTaker, takerBefore, type, turns: { drivers } }: Board<Item>,
  toRow: ToRow<Row>,
): Row[] => {
  const rows: Row[] = [];
  const push = (offer: number, driver: number) =>
    rows.push(toRow(ids[offer]!, drivers[driver]!.employeeId, type[driver]!));
  const compareIds = (a: number, b: number) =>
    compareText(drivers[a]!.employeeId, drivers[b]!.employeeId);
  for (const offer of placesByText(index)) {
    const last = lastTaker[offer]!;
    if (last === -1) continue;
    if (takerBefore[last] === -1) {
      push(offer, last);
      continue;
    }
    const takers: number[] = [];
    for (let driver = last; driver !== -1; driver = takerBefore[driver]!) takers.push(driver);
    for (const driver of takers.sort(compareIds)) push(offer, driver);
  }
  return rows;
};

/** Presents a finished board with ids and objects, which are created on demand. */
export const showAward = <Item>(board: Board<Item>): CatalogueAward<Item> => {
  const { items, ids, index, records, lastTaker, offerByDriver, type, rankByDriver } = board;
  const { drivers, order, find } = board.turns;

  const getAssignment = (driver: number): Assignment | null => {
    const offer = offerByDriver[driver]!;
    if (offer === -1) return null;
    return {
      offerId: ids[offer]!,
      rank: rankByDriver[driver]! || null,
      assignmentType: type[driver]!,
    };
  };

  const getTaker = (driver: number): Taker | null => {
    if (driver === -1) return null;
    const { employeeId: driverId, seniorityNumber } = drivers[driver]!;
    const rank = rankByDriver[driver]! || null;
    return { driverId, seniorityNumber, rank, assignmentType: type[driver]! };
  };

  const offers = new Array<Offer<Item> | undefined>(items.length);
  const getOffer = (place: number): Offer<Item> | null => {
    if (place === -1) return null;
    return (offers[place] ??= {
      id: ids[place]!,
      item: items[place]!,
      lastTaker: getTaker(lastTaker[place]!),
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
    reading++;
    for (let k = 0; k < picks.length; k++) {
      const pickId = picks[k]!;
      const place = findPlace(index, pickId);
      if (place < 0 ? picks.indexOf(pickId) < k : seen[place] === reading) continue;
      if (place >= 0) seen[place] = reading;
      rows.push(toRow(pickId, k + 1, getOffer(place)));
      if (until === 'award' && place >= 0 && place === offerByDriver[driver]) break;
    }
    return rows;
  };

  const getParticipant = (driver: number): Participant<Item> => ({
    driver: drivers[driver]!,
    record: records[driver],
    assignment: getAssignment(driver),
    mapPicks: (until, toRow) => mapPicks(driver, until, toRow),
  });

  return {
    mapAssignments: (toRow) => mapAssignments(board, toRow),
    findOffer: (id) => getOffer(findPlace(index, id)),
    findDriver: (employeeId) => {
      const driver = find(employeeId);
      return driver < 0 ? null : getParticipant(driver);
    },
    listDrivers: function* () {
      for (const driver of order) yield getParticipant(driver);
    },
  };
};
