import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type {
  HandAssignmentChanged,
  ManualNeedsConfirmation,
} from '~/app/services/award/assign-manually.server';
import { isConfirmed } from '~/domain/award/figures/confirmation';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import {
  addManualWeek,
  isAssignedAlready,
  removeManualWeeks,
  type ManualWeeks,
} from '~/domain/vacation/manual-weeks';
import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
} from '~/domain/vacation/vacation-week';
import { readWeekObjections } from './read-week-objections.server';
import { readWeeks } from './read-weeks.server';

/** Their week may have been deleted from the list of weeks since it was published. */
interface AlreadyAssigned {
  readonly code: 'driver-already-assigned';
}

/** Drivers hold the week in the published version on other days than the list of weeks has. */
interface WeekMoved {
  readonly code: 'week-moved';
  readonly weekId: string;
}

export type AssignVacationError =
  | { readonly code: 'select-driver-and-week' }
  | { readonly code: 'manual-unknown-driver'; readonly driverId: string }
  | { readonly code: 'week-gone'; readonly weekId: string }
  | { readonly code: 'week-closed'; readonly weekId: string }
  | { readonly code: 'no-available-slots'; readonly weekId: string }
  /** The driver may hold none, so no award would count the assignment. */
  | { readonly code: 'no-vacation-weeks' }
  | AlreadyAssigned
  | WeekMoved
  | HandAssignmentChanged
  | ManualNeedsConfirmation
  | { readonly code: 'weeks-changed' };

type Args = AdminCall<Writing>;

/** Enough retries, because each attempt can fail only if another assignment or edit changed the week first. */
const maxAttempts = 25;

/** A manual assignment that is about to be stored, with its week as it must still be then. */
export interface PlannedVacation {
  readonly week: VacationWeek;
  readonly assign: ManualVacation;
  /** All manual assignments of the driver, before and with it. */
  readonly manual: ManualWeeks;
  readonly driverName: string;
  /** Which of the week's slots it takes, counted from 1. */
  readonly slot: number;
}

/** A stored manual assignment. */
export interface AssignedVacation extends ManualVacation {
  readonly driverName: string;
}

/** What an administrator asks for. */
interface WishedVacation {
  readonly driverId: string;
  readonly weekId: string;
  /** The objections that the administrator confirmed (`toConfirmation`); empty for none. */
  readonly confirmed: string;
}

/** Refuses an assignment that published weeks cannot take, or to which there are objections that nobody has confirmed. */
const checkObjections = async (
  { deps, access }: Args,
  { driverId, weekId, confirmed }: WishedVacation,
): Promise<Result<null, ManualNeedsConfirmation | AlreadyAssigned | WeekMoved>> => {
  const now = toInstant(deps.clock.now());
  const wish = { driverId, weekId };
  const { driver, conflict, objections } = await readWeekObjections({ deps, access, now }, wish);
  if (conflict === 'week-moved') return fail({ code: conflict, weekId });
  if (conflict) return fail({ code: conflict });
  if (isConfirmed(objections, confirmed)) return ok(null);
  return fail({
    code: 'manual-needs-confirmation',
    driverName: driver?.name ?? '',
    seniorityNumber: driver?.seniorityNumber ?? null,
    because: objections,
  });
};

/**
 * Decides on a manual assignment and stores it with `save`; decides again while others change the week. The week needs a
 * free slot, the driver must have fewer than they may hold, and objections need a confirmation.
 */
export const planVacation = async <E extends { readonly code: string }>(
  args: Args,
  wish: WishedVacation,
  save: (planned: PlannedVacation) => Promise<Result<null, E | { code: 'weeks-changed' }>>,
): Promise<Result<AssignedVacation, E | AssignVacationError>> => {
  const { deps, access } = args;
  const { scope, username } = access;
  const { driverId, weekId } = wish;
  const { items: drivers } = await deps.stores.drivers.list(scope);
  const driver = drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver', driverId });
  if (driver.vacationWeeks === 0) return fail({ code: 'no-vacation-weeks' });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { weeks, manual } = await readWeeks({ deps, scope });
    const week = countSlots(weeks, manual).find((one) => one.weekId === weekId);
    if (!week) return fail({ code: 'week-gone', weekId });
    if (week.isClosed) return fail({ code: 'week-closed', weekId });
    const own = manual.filter((one) => one.driverId === driverId);
    if (isAssignedAlready(own, { weekId, most: driver.vacationWeeks }))
      return fail({ code: 'driver-already-assigned' });
    if (week.remainingSlots === 0) return fail({ code: 'no-available-slots', weekId });
    const checked = await checkObjections(args, wish);
    if (!checked.ok) return checked;

    const at = toInstant(deps.clock.now());
    const assign = { id: deps.ids.next(), driverId, weekId, at, by: username };
    const { usedSlots, remainingSlots, ...stored } = week;
    const { name: driverName } = driver;
    const saved = await save({
      week: stored,
      assign,
      manual: addManualWeek(manual, assign),
      driverName,
      slot: usedSlots + 1,
    });
    if (saved.ok) return ok({ ...assign, driverName });
    if (saved.error.code !== 'weeks-changed') return saved;
  }
  return fail({ code: 'weeks-changed' });
};

/** Assigns a week to a driver manually. */
export const assignVacation = async (
  args: Args,
  wish: WishedVacation,
): Promise<Result<AssignedVacation, AssignVacationError>> => {
  const { driverId, weekId } = wish;
  if (driverId === '' || weekId === '') return fail({ code: 'select-driver-and-week' });
  const { deps, access } = args;
  return planVacation(args, wish, ({ week, assign, manual, driverName, slot }) => {
    const { totalSlots } = week;
    const event = {
      code: 'vacation-assigned',
      weekId,
      driverId,
      driverName,
      slot,
      totalSlots,
    } as const;
    const entry = makeLogEntry(deps, access.scope, 'create', event, { at: assign.at });
    return deps.stores.weeks.change(access.scope, { puts: [week], manual: [manual], entry });
  });
};

/** Removes the manual assignment that the page showed, which frees its slot. Does nothing if there is none. */
export const unassignVacation = async (
  { deps, access: { scope } }: Args,
  { driverId, weekId }: { driverId: string; weekId: string },
): Promise<Result<null, HandAssignmentChanged>> => {
  const manual = await deps.stores.weeks.manual(scope);
  const own = manual.filter((one) => one.driverId === driverId);
  if (own.length === 0) return ok(null);
  const given = own.filter((one) => one.weekId === weekId);
  const differs = fail({ code: 'hand-assignment-changed', of: { driverId } } as const);
  if (given.length === 0) return differs;
  const event = { code: 'vacation-unassigned', weekId, driverId } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event);
  const changed = await deps.stores.weeks.change(scope, {
    manual: removeManualWeeks(manual, given),
    entry,
  });
  return changed.ok ? changed : differs;
};
