import { missingSeniority, type AwardDriver, type AwardInput } from '~/domain/award/award-input';
import { listFreed } from '~/domain/award/engine/freed-weeks';
import { getTurns } from '~/domain/award/engine/turns';
import type { NotCanonical } from '~/domain/shared/canonical-json';
import type { Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { sealRecord, type AwardRecord, type Sha256 } from './award-record';
import { numberDrivers, someLeave } from './numbered-record';
import { replaceDrivers } from './replace-drivers';

/** The driver to erase, and the number that stands for them afterwards. */
export interface ErasedDriver {
  readonly employeeId: string;
  readonly number: string;
}

/**
 * If the erased driver shares a seniority number, the order among these depends on employee IDs. Everybody then gets their
 * place as seniority number, so that another ID changes no turn.
 */
const keepOrder = (drivers: readonly AwardDriver[], employeeId: string): readonly AwardDriver[] => {
  const getSeniority = (driver: AwardDriver) => driver.seniorityNumber ?? missingSeniority;
  const erased = drivers.find((driver) => driver.employeeId === employeeId);
  const others = drivers.filter((driver) => driver !== erased);
  if (!erased || others.every((driver) => getSeniority(driver) !== getSeniority(erased)))
    return drivers;
  const places = numberDrivers(drivers);
  return drivers.map((driver) => ({
    ...driver,
    seniorityNumber: places.get(driver.employeeId) ?? null,
  }));
};

/** How long the erased driver was away is not kept. */
const hideLeave = (drivers: readonly AwardDriver[], employeeId: string): readonly AwardDriver[] =>
  drivers.map((driver) =>
    driver.employeeId === employeeId && driver.onLeave ? { ...driver, onLeave: someLeave } : driver,
  );

/** Freed weeks are listed in their order, which the engine would otherwise take from employee IDs. */
const listInOrder = (input: AwardInput): AwardInput => {
  const { freedWeeks } = input;
  if (!freedWeeks) return input;
  const freed = listFreed(input, freedWeeks, getTurns(input));
  return { ...input, freedWeeks: { ...freedWeeks, freed } };
};

/** Whether a record names the driver. A job or a week may have the same ID. */
export const namesDriver = (record: AwardRecord, employeeId: string): boolean => {
  let isNamed = false;
  replaceDrivers(record, {
    toId: (id) => {
      isNamed ||= id === employeeId;
      return id;
    },
    toName: (name) => name,
  });
  return isNamed;
};

/**
 * The record with a number instead of the driver's employee ID and name (domain/README.md#erased-drivers). Nobody's result
 * changes, and the record verifies with a digest of its own.
 */
export const eraseFromRecord = (
  { digest: _, input, output, ...about }: AwardRecord,
  { employeeId, number }: ErasedDriver,
  sha256: Sha256,
): Result<AwardRecord, NotCanonical> => {
  const replace = <T>(value: T): T =>
    replaceDrivers(value, {
      toId: (id) => (id === employeeId ? number : id),
      toName: (name, owner) => (owner === employeeId ? number : name),
    });
  const drivers = hideLeave(keepOrder(input.drivers, employeeId), employeeId);
  const ordered = listInOrder({ ...input, drivers });
  const { jobs, vacations, ...chain } = replace(output);
  const byDriver = (a: { driverId: string }, b: { driverId: string }) =>
    compareText(a.driverId, b.driverId);
  return sealRecord(
    {
      ...about,
      input: replace(ordered),
      output: {
        jobs: [...jobs].sort((a, b) => compareText(a.jobId, b.jobId) || byDriver(a, b)),
        vacations: [...vacations].sort((a, b) => compareText(a.weekId, b.weekId) || byDriver(a, b)),
        ...chain,
      },
    },
    sha256,
  );
};
