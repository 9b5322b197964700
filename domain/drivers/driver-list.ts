import {
  conflictsOf,
  edited,
  type Fields,
  type ListEdit,
  type RowsChanged,
} from '~/domain/shared/list-edit';
import { fail, ok, type Result } from '~/domain/shared/result';
import { type Driver, driverSchema } from './driver';

export type DriverListError =
  | { readonly code: 'invalid-employee-ids'; readonly employeeIds: readonly string[] }
  | { readonly code: 'driver-without-name'; readonly employeeId: string }
  | { readonly code: 'invalid-seniority-numbers' }
  | { readonly code: 'duplicate-employee-id'; readonly employeeId: string }
  | {
      readonly code: 'seniority-number-taken';
      readonly employeeId: string;
      readonly seniorityNumber: number;
      /** Who holds it. */
      readonly by: { readonly employeeId: string; readonly name: string };
    }
  | RowsChanged<Driver>
  | { readonly code: 'driver-gone'; readonly employeeId: string }
  | { readonly code: 'too-many-drivers'; readonly limit: number; readonly count: number };

/** What a change asks for: new drivers, edited fields by employee id, drivers to delete. */
export interface DriverChange {
  readonly adds?: readonly Driver[];
  readonly edits?: readonly (Fields<Driver> & { readonly employeeId: string })[];
  /** The rows as they were shown to whoever edits them; a row without one is edited as it is. */
  readonly seen?: ReadonlyMap<string, Driver>;
  readonly deletes?: readonly string[];
  /** Whether an added id that exists already replaces that driver (paste) or is refused (add). */
  readonly replace?: boolean;
}

/**
 * Decides a change of a site's drivers (spec 5, design 7): ids of 7 digits and unique, seniority numbers
 * unique, non-negative integers, the company's limit kept. Nothing is done in part.
 */
export const changeDrivers = (
  current: readonly Driver[],
  change: DriverChange,
  {
    maxDrivers,
    elsewhere = 0,
  }: { maxDrivers: number; /** At the company's other sites. */ elsewhere?: number },
): Result<ListEdit<Driver>, DriverListError> => {
  const { adds = [], edits = [], seen = new Map(), deletes = [], replace = false } = change;
  const byId = new Map(current.map((driver) => [driver.employeeId, driver]));
  const gone = [...new Set(deletes)].filter((employeeId) => byId.delete(employeeId));
  const conflicts = conflictsOf(
    edits.map(({ employeeId, ...fields }) => ({ id: employeeId, fields })),
    seen,
    byId,
  );
  if (conflicts.length > 0) return fail({ code: 'rows-changed', rows: conflicts });
  const puts = new Map<string, Driver>();
  for (const { employeeId, ...fields } of edits) {
    const before = byId.get(employeeId);
    if (!before) return fail({ code: 'driver-gone', employeeId });
    puts.set(employeeId, edited(before, fields));
  }
  for (const driver of adds) {
    const { employeeId } = driver;
    if (puts.has(employeeId) || (byId.has(employeeId) && !replace)) {
      return fail({ code: 'duplicate-employee-id', employeeId });
    }
    puts.set(employeeId, driver);
  }
  for (const [employeeId, driver] of puts) byId.set(employeeId, driver);
  const checked = checkDrivers([...byId.values()], puts);
  if (!checked.ok) return checked;
  const count = byId.size + elsewhere;
  if (count > maxDrivers && byId.size > current.length) {
    return fail({ code: 'too-many-drivers', limit: maxDrivers, count });
  }
  return ok({ puts: [...puts.values()], deletes: gone });
};

const checkDrivers = (
  drivers: readonly Driver[],
  changed: ReadonlyMap<string, Driver>,
): Result<null, DriverListError> => {
  const invalid = [...changed.keys()].filter((employeeId) => !/^\d{7}$/.test(employeeId));
  if (invalid.length > 0) return fail({ code: 'invalid-employee-ids', employeeIds: invalid });
  const holders = new Map<number, Driver>();
  for (const driver of drivers) {
    const { employeeId, seniorityNumber, name } = driver;
    if (name === '') return fail({ code: 'driver-without-name', employeeId });
    if (!driverSchema.shape.seniorityNumber.safeParse(seniorityNumber).success)
      return fail({ code: 'invalid-seniority-numbers' });
    const holder = holders.get(seniorityNumber);
    if (holder) {
      const [newcomer, by] = changed.has(employeeId) ? [driver, holder] : [holder, driver];
      return fail({
        code: 'seniority-number-taken',
        employeeId: newcomer.employeeId,
        seniorityNumber,
        by: { employeeId: by.employeeId, name: by.name },
      });
    }
    holders.set(seniorityNumber, driver);
  }
  return ok(null);
};
