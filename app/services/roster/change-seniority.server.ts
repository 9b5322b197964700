import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Driver } from '~/domain/drivers/driver';
import { driverRoster } from '~/domain/drivers/driver-roster';
import {
  closeGaps,
  insertAt,
  moveByOne,
  rankByDate,
  type DateRanking,
  type NewNumbers,
  type TieBreak,
} from '~/domain/drivers/seniority-numbers';
import { toKeptChange } from '~/domain/roster/kept-change';
import { fail, ok } from '~/domain/shared/result';
import type { BulkArgs, ListOutdated } from './bulk-target';
import { toBulkTarget } from './roster-target.server';
import { siteDrivers } from './site-rosters.server';

/** A change of seniority numbers: of one driver, of all after a gap, or of the whole list. */
export type SeniorityChange =
  | { readonly kind: 'insert'; readonly employeeId: string; readonly to: number }
  | { readonly kind: 'up' | 'down'; readonly employeeId: string }
  | { readonly kind: 'close-gaps' | 'by-date' };

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

/** What the numbers by date depend on. */
export interface SeniorityRanking {
  /** How many drivers have a date. */
  readonly dated: number;
  /** The drivers who share a date with others, in their new order. `by`: what puts them after the one before. */
  readonly ties: readonly (Pick<Renumbered, 'employeeId' | 'name' | 'to'> & {
    readonly seniorityDate: string;
    readonly tieNumber: number | null;
    readonly by: TieBreak | null;
  })[];
  /** The drivers without a date, who come after all others in the order that they have. */
  readonly undated: readonly Pick<Renumbered, 'employeeId' | 'name' | 'to'>[];
}

const target = toBulkTarget(siteDrivers);

const toRanking = ({ numbers, dated, ties, undated }: DateRanking<Driver>): SeniorityRanking => {
  const describe = ({ employeeId, name, seniorityNumber }: Driver) => ({
    employeeId,
    name,
    to: numbers.get(employeeId) ?? seniorityNumber,
  });
  return {
    dated,
    ties: ties.map(({ driver, by }) => ({
      ...describe(driver),
      seniorityDate: driver.seniorityDate ?? '',
      tieNumber: driver.tieNumber ?? null,
      by,
    })),
    undated: undated.map(describe),
  };
};

const findNumbers = (drivers: readonly Driver[], change: SeniorityChange): NewNumbers => {
  switch (change.kind) {
    case 'insert':
      return insertAt(drivers, change.employeeId, change.to);
    case 'up':
    case 'down':
      return moveByOne(drivers, change.employeeId, change.kind);
    case 'close-gaps':
      return closeGaps(drivers);
    case 'by-date':
      return rankByDate(drivers).numbers;
  }
};

const open = async (args: BulkArgs, change: SeniorityChange) => {
  const list = await target.open(args);
  const drivers = list.items;
  const driver =
    'employeeId' in change
      ? drivers.find(({ employeeId }) => employeeId === change.employeeId)
      : null;
  if (driver === undefined && 'employeeId' in change)
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
  const ranking = change.kind === 'by-date' ? toRanking(rankByDate(list.items)) : null;
  return ok({ driver, renumbered, ranking, basis: list.basis, clashes });
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
  const event =
    change.kind === 'by-date'
      ? ({ code: 'seniority-ranked', count } as const)
      : ({ code: 'seniority-changed', name, count } as const);
  const entry = makeLogEntry(args.deps, args.access.scope, 'update', event);
  const committed = await list.commit(edit, entry, toKeptChange(driverRoster, list.items, edit));
  return committed.ok ? ok(count) : committed;
};
