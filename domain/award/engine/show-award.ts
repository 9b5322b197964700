import { compareText } from '~/domain/shared/text';
import type { AssignmentType } from '../assignment-type';
import type { AwardDriver, PreferenceRecord } from '../award-input';
import { findPlace, placesByText } from './id-index';
import type { Board } from './board';

/** What a driver got. `rank` is its place in their list, null where it did not come from there. */
export interface Assignment {
  readonly offerId: string;
  readonly rank: number | null;
  readonly assignmentType: AssignmentType;
}

/** Who got an offer, and how. */
export interface Taker extends Omit<Assignment, 'offerId'> {
  readonly driverId: string;
  readonly seniorityNumber: number | null;
}

/** A job or a week after the award. */
export interface Offer<Item> {
  readonly id: string;
  readonly item: Item;
  /** Who took the latest of its places; null where nobody has one. */
  readonly lastTaker: Taker | null;
}

/** A driver's part in the award. */
export interface Participant<Item> {
  readonly driver: AwardDriver;
  /** Their latest list. */
  readonly record: PreferenceRecord | undefined;
  readonly assignment: Assignment | null;
  /**
   * A row for each of their picks in rank order, each id once: up to the one that they got, or all of them.
   * `rank` is its place in the list as sent, from 1; `offer` is null where nothing of this id is on offer.
   */
  readonly mapPicks: <Row>(
    until: 'award' | 'end',
    toRow: (pickId: string, rank: number, offer: Offer<Item> | null) => Row,
  ) => Row[];
}

type ToRow<Row> = (offerId: string, driverId: string, assignmentType: AssignmentType) => Row;

/** The finished award of one catalogue: of jobs or of weeks. */
export interface CatalogueAward<Item> {
  /** A row for each assignment, by id of the offer, then of the driver, as text. */
  readonly mapAssignments: <Row>(toRow: ToRow<Row>) => Row[];
  readonly findOffer: (id: string) => Offer<Item> | null;
  readonly findDriver: (employeeId: string) => Participant<Item> | null;
  /** All drivers, the most senior first; those who take no turn too. */
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

/** Shows a finished board by ids and objects, made when they are asked for. */
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

  // By offer: the last reading of a list that came upon it.
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
