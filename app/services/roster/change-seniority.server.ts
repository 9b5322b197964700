import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Driver } from '~/domain/drivers/driver';
import { driverRoster } from '~/domain/drivers/driver-roster';
import {
  closeGaps,
  insertAt,
  moveByOne,
  type NewNumbers,
} from '~/domain/drivers/seniority-numbers';
import { toBulkChange } from '~/domain/roster/bulk-change';
import { fail, ok } from '~/domain/shared/result';
import type { BulkArgs, ListOutdated } from './bulk-target';
import { toBulkTarget } from './roster-target.server';
import { siteDrivers } from './site-rosters.server';

/** A change of seniority numbers: of one driver, or of all after a gap. */
export type SeniorityChange =
  | { readonly kind: 'insert'; readonly employeeId: string; readonly to: number }
  | { readonly kind: 'up' | 'down'; readonly employeeId: string }
  | { readonly kind: 'close-gaps' };

interface DriverGone {
  readonly code: 'driver-gone';
  readonly employeeId: string;
}

/** A driver who gets another number. */
export interface Renumbered {
  readonly employeeId: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const target = toBulkTarget(siteDrivers);

const findNumbers = (drivers: readonly Driver[], change: SeniorityChange): NewNumbers => {
  switch (change.kind) {
    case 'insert':
      return insertAt(drivers, change.employeeId, change.to);
    case 'up':
    case 'down':
      return moveByOne(drivers, change.employeeId, change.kind);
    case 'close-gaps':
      return closeGaps(drivers);
  }
};

const open = async (args: BulkArgs, change: SeniorityChange) => {
  const list = await target.open(args);
  const drivers = list.items;
  const driver =
    change.kind === 'close-gaps'
      ? null
      : drivers.find(({ employeeId }) => employeeId === change.employeeId);
  if (driver === undefined && change.kind !== 'close-gaps')
    return fail<DriverGone>({ code: 'driver-gone', employeeId: change.employeeId });
  const numbers = findNumbers(drivers, change);
  const puts = drivers.flatMap((one) => {
    const seniorityNumber = numbers.get(one.employeeId);
    return seniorityNumber === undefined ? [] : [{ ...one, seniorityNumber }];
  });
  const edit = { puts, deletes: [] };
  const [clashes = []] = await list.findClashes([edit]);
  return ok({ list, driver: driver ?? null, edit, clashes });
};

/** What a change would do, most senior first, and why it cannot be stored. Stores nothing. */
export const previewSeniority = async (args: BulkArgs, change: SeniorityChange) => {
  const opened = await open(args, change);
  if (!opened.ok) return opened;
  const { list, driver, edit, clashes } = opened.value;
  const from = new Map(list.items.map((one) => [one.employeeId, one.seniorityNumber]));
  const renumbered = edit.puts
    .map(({ employeeId, name, seniorityNumber: to }): Renumbered => ({
      employeeId,
      name,
      from: from.get(employeeId) ?? to,
      to,
    }))
    .sort((a, b) => a.to - b.to);
  return ok({ driver, renumbered, basis: list.basis, clashes });
};

/** Stores what a preview showed, all or nothing, and can be undone for a day. Returns how many numbers changed. */
export const changeSeniority = async (
  args: BulkArgs,
  change: SeniorityChange,
  /** The basis of the preview. */
  basis: string,
) => {
  const opened = await open(args, change);
  if (!opened.ok) return opened;
  const {
    list,
    driver,
    edit,
    clashes: [clash],
  } = opened.value;
  if (list.basis !== basis) return fail<ListOutdated>({ code: 'list-outdated' });
  if (clash !== undefined) return fail(clash);
  const count = edit.puts.length;
  if (count === 0) return ok(0);
  const name = driver && `${driver.name} (${driver.employeeId})`;
  const entry = makeLogEntry(args.deps, args.access.scope, 'update', {
    code: 'seniority-changed',
    name,
    count,
  });
  const committed = await list.commit(edit, entry, toBulkChange(driverRoster, list.items, edit));
  return committed.ok ? ok(count) : committed;
};
