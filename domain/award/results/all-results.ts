import { runAward, getCatalogueAward, type AwardRun, type Catalogue } from '~/domain/award/award';
import { toDriverReason, type DriverReason } from '~/domain/award/driver-reason';
import { explainPicks, type PickReason } from '~/domain/award/reasons';
import type { AwardRecord } from '~/domain/award/record/award-record';

/**
 * Why another driver's pick went as it did. Why a driver takes no turn (not eligible, on vacation or on leave) is for that
 * driver alone.
 */
export type SharedReason =
  | Exclude<DriverReason, { code: 'not-eligible' | 'on-vacation' | 'on-leave' }>
  | { readonly code: 'takes-no-turn' };

export interface SharedPick {
  readonly rank: number;
  readonly pickId: string;
  readonly reason: SharedReason;
}

/** A driver of an award that all drivers of the site may read. The employee ID never leaves the server. */
export interface SharedDriver {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  /** The driver's jobs or weeks after the trades. */
  readonly held: readonly string[];
}

/** A published award, opened for reading all of it. */
export interface OpenedAward {
  readonly run: AwardRun;
  /** In seniority order. */
  readonly drivers: readonly SharedDriver[];
}

/** Computes a record's award again, which gives the same result and the reasons that the record leaves out. */
export const openAward = ({ input }: AwardRecord, of: Catalogue): OpenedAward => {
  const run = runAward(input);
  const drivers: SharedDriver[] = [];
  for (const { driver, held } of getCatalogueAward(run, of).listDrivers()) {
    const { employeeId, name, seniorityNumber } = driver;
    drivers.push({ employeeId, name, seniorityNumber, held: held.map(({ offerId }) => offerId) });
  }
  return { run, drivers };
};

const toSharedReason = (reason: PickReason): SharedReason => {
  const shown = toDriverReason(reason);
  return shown.code === 'not-eligible' || shown.code === 'on-vacation' || shown.code === 'on-leave'
    ? { code: 'takes-no-turn' }
    : shown;
};

/** Every pick of a driver, also those below the result, and how it went. */
export const explainSharedPicks = (
  { run }: OpenedAward,
  of: Catalogue,
  employeeId: string,
): SharedPick[] =>
  explainPicks(run, of, employeeId, 'end').map(({ rank, pickId, reason }) => ({
    rank,
    pickId,
    reason: toSharedReason(reason),
  }));

/**
 * Finds drivers by seniority number, by a job or week they hold or, where names are shown, by name. Names that are not
 * shown are not searched, or a search would tell whose number it is.
 */
export const findSharedDrivers = (
  drivers: readonly SharedDriver[],
  search: string,
  { byName }: { byName: boolean },
): readonly SharedDriver[] => {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return drivers;
  return drivers.filter(
    ({ name, seniorityNumber, held }) =>
      String(seniorityNumber ?? '') === wanted ||
      held.some((id) => id.toLowerCase() === wanted) ||
      (byName && name.toLowerCase().includes(wanted)),
  );
};
