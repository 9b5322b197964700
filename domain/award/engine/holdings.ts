import type { AssignmentType } from '../assignment-type';
import { give, type Board } from './board';

/** An offer that a driver holds, by positions. `rank` is 0 if the offer is not from their list. */
export interface Holding {
  readonly driver: number;
  readonly offer: number;
  readonly type: AssignmentType;
  readonly rank: number;
}

/** What drivers hold while offers are passed on. `capacities`: the places of each offer. */
export const openHoldings = (capacities: readonly number[]) => {
  const byDriver = new Map<number, readonly Holding[]>();
  // In the order of being taken, because reasons name the driver who took the last place.
  const all = new Set<Holding>();
  const used = new Int32Array(capacities.length);

  const getHeld = (driver: number): readonly Holding[] => byDriver.get(driver) ?? [];
  return {
    getHeld,
    isHeld: (driver: number, offer: number): boolean =>
      getHeld(driver).some((one) => one.offer === offer),
    hasFreePlace: (offer: number): boolean => used[offer]! < capacities[offer]!,
    add: (holding: Holding): void => {
      byDriver.set(holding.driver, [...getHeld(holding.driver), holding]);
      all.add(holding);
      used[holding.offer]!++;
    },
    /** False if the driver does not hold the offer. */
    remove: (driver: number, offer: number): boolean => {
      const holding = getHeld(driver).find((one) => one.offer === offer);
      if (!holding) return false;
      byDriver.set(
        driver,
        getHeld(driver).filter((one) => one !== holding),
      );
      all.delete(holding);
      used[offer]!--;
      return true;
    },
    /** Nobody loses an offer that has fewer places than holders. */
    getCapacities: (): number[] =>
      capacities.map((places, offer) => Math.max(places, used[offer]!)),
    fill: (board: Board<unknown>): void => {
      for (const { driver, offer, type, rank } of all)
        give(board, offer, driver, type, { rank, round: 0 });
    },
  };
};
export type Holdings = ReturnType<typeof openHoldings>;
