import { findPlace, type IdIndex } from './id-index';
import type { Turns } from './turns';

/** One freed job or week that was offered to the drivers. */
export interface ChainStep<Giver> {
  readonly offerId: string;
  /** The driver who gave the offer up, lost it or moved away from it. */
  readonly freedBy: Giver | string;
  /** The driver who takes the offer; null if nobody wants it. */
  readonly driverId: string | null;
  /** What this driver gives for it, which the next step offers; null if nothing. */
  readonly movedFrom: string | null;
}

/** Who takes an offer, by position, and the offer that they give for it; null if none. */
interface Taker {
  readonly driver: number;
  readonly from: number | null;
}

/** What drivers hold, and what they want. */
interface Wishes {
  readonly hasFreePlace: (offer: number) => boolean;
  readonly findTaker: (offer: number) => Taker | null;
  readonly move: (taker: Taker, offer: number) => void;
  /** The driver no longer holds the offer, and does not want it again. False if they did not hold it. */
  readonly giveUp: (driver: number, offer: number) => boolean;
}

/** A place that became free. `movesLeft`: how many drivers may still move in the chain of its freed row. */
interface Vacancy<Giver> {
  readonly offer: number;
  readonly freedBy: Giver | string;
  readonly movesLeft: number;
}

/**
 * Offers what each row frees, then what its taker gives for it, until nobody moves or `maxMoves` drivers have moved. What
 * nobody wants is offered again after each further row, in the chain of its own row. `cutOff`: what the last taker of a row
 * gave for the offer.
 */
export const passOnVacancies = <Giver extends string | null>(
  rows: readonly { readonly driverId: Giver; readonly offerId: string }[],
  wishes: Wishes,
  {
    turns,
    ids,
    index,
    maxMoves = Infinity,
  }: {
    readonly turns: Turns;
    readonly ids: readonly string[];
    readonly index: IdIndex;
    readonly maxMoves?: number | undefined;
  },
): { readonly steps: readonly ChainStep<Giver>[]; readonly cutOff: ReadonlySet<number> } => {
  const steps: ChainStep<Giver>[] = [];
  const cutOff = new Set<number>();
  // In the order of being offered.
  const unwanted: Vacancy<Giver>[] = [];

  const passOn = (first: Vacancy<Giver>): void => {
    let vacancy = first;
    while (wishes.hasFreePlace(vacancy.offer)) {
      const { offer, freedBy } = vacancy;
      const taker = wishes.findTaker(offer);
      const from = taker?.from ?? null;
      const driverId = taker && turns.drivers[taker.driver]!.employeeId;
      const movedFrom = from === null ? null : ids[from]!;
      steps.push({ offerId: ids[offer]!, freedBy, driverId, movedFrom });
      if (!taker || driverId === null) {
        unwanted.push(vacancy);
        return;
      }
      wishes.move(taker, offer);
      if (from === null) return;
      const movesLeft = vacancy.movesLeft - 1;
      if (movesLeft === 0) {
        cutOff.add(from);
        return;
      }
      vacancy = { offer: from, freedBy: driverId, movesLeft };
    }
  };

  /** Whoever has given something up or moved since may want what nobody wanted before. */
  const offerAgain = (): void => {
    for (;;) {
      const at = unwanted.findIndex(
        ({ offer }) => wishes.hasFreePlace(offer) && wishes.findTaker(offer) !== null,
      );
      const [wanted] = at < 0 ? [] : unwanted.splice(at, 1);
      if (!wanted) return;
      passOn(wanted);
    }
  };

  for (const { driverId, offerId } of rows) {
    const offer = findPlace(index, offerId);
    if (offer < 0) continue;
    const driver = driverId === null ? -1 : turns.find(driverId);
    // A driver of the roster who does not hold it has moved in the chain of an earlier row.
    if (driver >= 0 && !wishes.giveUp(driver, offer)) continue;
    passOn({ offer, freedBy: driverId, movesLeft: maxMoves });
    offerAgain();
  }
  return { steps, cutOff };
};
