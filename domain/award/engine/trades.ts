import type { AssignmentType } from '../assignment-type';
import type { AwardInput } from '../award-input';
import type { Board } from './board';
import { findPlace } from './id-index';

/** A trade of either catalogue: `driverId` gives `giveId` to `withDriverId` for `wantId`. */
export interface Trade {
  readonly driverId: string;
  readonly giveId: string;
  readonly withDriverId: string;
  readonly wantId: string;
}

/** The trades of jobs in an award's input, in their order. */
export const listJobTrades = ({ trades = [] }: Pick<AwardInput, 'trades'>): Trade[] =>
  trades.map(({ jobId, forJobId, ...drivers }) => ({
    ...drivers,
    giveId: jobId,
    wantId: forJobId,
  }));

/** The trades of vacation weeks in an award's input, in their order. */
export const listWeekTrades = ({
  vacationTrades = [],
}: Pick<AwardInput, 'vacationTrades'>): Trade[] =>
  vacationTrades.map(({ weekId, forWeekId, ...drivers }) => ({
    ...drivers,
    giveId: weekId,
    wantId: forWeekId,
  }));

/** What the trades change: two holdings swap their drivers. The board stays as the rules filled it. */
export interface Traded {
  /** By holding: the driver who has its offer after the trades. */
  readonly driverByHolding: Int32Array;
  /** By holding. */
  readonly type: readonly AssignmentType[];
  /** The holdings of a driver after the trades. */
  readonly getHoldings: (driver: number) => readonly number[];
  /** By trade, in the order of the input: whether it counts. */
  readonly counts: readonly boolean[];
}

/** Whether the driver may get the offer beside the `others` that they keep. */
type MayReceive = (driver: number, offer: number, others: readonly number[]) => boolean;

const numberHoldings = ({ firstHolding, held }: Board<unknown>, driver: number): number[] =>
  Array.from({ length: held[driver]! }, (_, at) => firstHolding[driver]! + at);

/**
 * Applies the trades in list order. One counts if both drivers hold at that moment what they give and may hold what they
 * receive (domain/README.md#trades); otherwise it is skipped. Null without trades.
 */
export const applyTrades = <Item>(
  board: Board<Item>,
  trades: readonly Trade[],
  mayReceive: MayReceive,
): Traded | null => {
  if (trades.length === 0) return null;
  const { turns, index, offerByHolding } = board;
  const driverByHolding = board.driverByHolding.slice();
  const type = [...board.type];
  const changed = new Map<number, readonly number[]>();
  const getHoldings = (driver: number) => changed.get(driver) ?? numberHoldings(board, driver);
  const listOffers = (holdings: readonly number[]) => holdings.map((one) => offerByHolding[one]!);

  /** The holding that the driver gives and what they have after the trade; null if they cannot trade so. */
  const findSide = (driver: number, gives: number, receives: number) => {
    const holdings = getHoldings(driver);
    const given = holdings.find((one) => offerByHolding[one] === gives);
    if (given === undefined) return null;
    const others = listOffers(holdings.filter((one) => one !== given));
    if (others.includes(receives) || !mayReceive(driver, receives, others)) return null;
    return { driver, given, holdings };
  };

  const counts = trades.map(({ driverId, giveId, withDriverId, wantId }) => {
    const [driver, other] = [turns.find(driverId), turns.find(withDriverId)];
    const [gives, receives] = [findPlace(index, giveId), findPlace(index, wantId)];
    if (driver < 0 || other < 0 || gives < 0 || receives < 0) return false;
    if (driver === other || gives === receives) return false;
    const [own, theirs] = [findSide(driver, gives, receives), findSide(other, receives, gives)];
    if (!own || !theirs) return false;
    for (const [side, received] of [
      [own, theirs.given],
      [theirs, own.given],
    ] as const) {
      driverByHolding[received] = side.driver;
      type[received] = 'trade';
      changed.set(
        side.driver,
        side.holdings.map((one) => (one === side.given ? received : one)),
      );
    }
    return true;
  });
  return { driverByHolding, type, getHoldings, counts };
};
