import { takesTurn, type AwardDriver, type AwardInput } from '../award-input';
import { indexIds, indexOfId, type IdIndex } from './id-index';
import { orderBySeniority } from './order';

/** What a driver may hold, and what a job asks for, as bits. */
export const localJob = 1;
export const airportJob = 2;

/** The drivers as the rules see them; typed arrays go by a driver's place in `drivers`. */
export interface Roster {
  readonly drivers: readonly AwardDriver[];
  /** Places, the most senior first; ineligible drivers too. */
  readonly order: Int32Array;
  /** Eligible and not on vacation. */
  readonly isEligible: Uint8Array;
  /** Counted only where the company uses VC status. */
  readonly isVc: Uint8Array;
  /** `localJob | airportJob` when certified or when the company asks for no certification. */
  readonly mayHold: Uint8Array;
  /** The place of an employee id, or -1. */
  readonly find: (employeeId: string) => number;
}

export const rosterOf = ({ drivers, settings: { company } }: AwardInput): Roster => {
  const isEligible = new Uint8Array(drivers.length);
  const isVc = new Uint8Array(drivers.length);
  const mayHold = new Uint8Array(drivers.length);
  for (let i = 0; i < drivers.length; i++) {
    const driver = drivers[i]!;
    isEligible[i] = takesTurn(driver) ? 1 : 0;
    isVc[i] = company.usesVCStatus && driver.vcStatus ? 1 : 0;
    mayHold[i] =
      driver.airportCertified || !company.airportCertificationRequired
        ? localJob | airportJob
        : localJob;
  }
  let index: IdIndex | undefined;
  return {
    drivers,
    order: orderBySeniority(drivers),
    isEligible,
    isVc,
    mayHold,
    find: (id) => indexOfId((index ??= indexIds(drivers.map(({ employeeId }) => employeeId))), id),
  };
};
