import { takesTurnForWeeks, type AwardDriver, type AwardInput } from '../award-input';
import { findPlace, indexIds, type IdIndex } from './id-index';
import { orderBySeniority } from './order';

/** Kinds of offers as bit flags. */
export const localKind = 1;
export const airportKind = 2;

/** The drivers as the rules see them; arrays are indexed by a driver's position in `drivers`. */
export interface Turns {
  readonly drivers: readonly AwardDriver[];
  /** Positions, most senior first, including drivers who take no turn. */
  readonly order: Int32Array;
  /** The kinds of offers that the rules may give the driver; 0 if the driver takes no turn. */
  readonly kinds: Uint8Array;
  /** False for every driver if the company does not use VC status. */
  readonly isVc: (driver: number) => boolean;
  /** The position of an employee id, or -1. */
  readonly find: (employeeId: string) => number;
}

/** By driver: the place in the seniority order, from 0. */
export const getTurnByDriver = ({ order }: Turns): Int32Array => {
  const turnByDriver = new Int32Array(order.length);
  order.forEach((driver, turn) => (turnByDriver[driver] = turn));
  return turnByDriver;
};

/** Leave takes the turn in the award of jobs alone (domain/README.md#the-award). */
export const getTurnsForJobs = (turns: Turns): Turns => ({
  ...turns,
  kinds: turns.kinds.map((kind, driver) => (turns.drivers[driver]!.onLeave ? 0 : kind)),
});

export const getTurns = ({ drivers, settings: { company } }: AwardInput): Turns => {
  const kinds = new Uint8Array(drivers.length);
  for (let i = 0; i < drivers.length; i++) {
    const driver = drivers[i]!;
    if (!takesTurnForWeeks(driver)) continue;
    kinds[i] =
      driver.airportCertified || !company.airportCertificationRequired
        ? localKind | airportKind
        : localKind;
  }
  let index: IdIndex | undefined;
  return {
    drivers,
    order: orderBySeniority(drivers),
    kinds,
    isVc: (driver) => company.usesVCStatus && drivers[driver]!.vcStatus,
    find: (id) => findPlace((index ??= indexIds(drivers.map(({ employeeId }) => employeeId))), id),
  };
};
