import { takesTurn, type AwardDriver, type AwardInput } from '../award-input';
import { findPlace, indexIds, type IdIndex } from './id-index';
import { orderBySeniority } from './order';

/** Kinds of offers as bits. */
export const localKind = 1;
export const airportKind = 2;

/** The drivers as the rules see them; arrays go by a driver's place in `drivers`. */
export interface Turns {
  readonly drivers: readonly AwardDriver[];
  /** Places, the most senior first; those who take no turn too. */
  readonly order: Int32Array;
  /** The kinds of offers that the rules may give the driver; 0 for who takes no turn. */
  readonly kinds: Uint8Array;
  /** Counted only where the company uses VC status. */
  readonly isVc: (driver: number) => boolean;
  /** The place of an employee id, or -1. */
  readonly find: (employeeId: string) => number;
}

export const getTurns = ({ drivers, settings: { company } }: AwardInput): Turns => {
  const kinds = new Uint8Array(drivers.length);
  for (let i = 0; i < drivers.length; i++) {
    const driver = drivers[i]!;
    if (!takesTurn(driver)) continue;
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
