import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { HandAssignmentChanged } from '~/app/services/award/assign-manually.server';
import type { Deps } from '~/app/ports/deps';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countSlots, type ManualVacation } from '~/domain/vacation/vacation-week';
import { readWeeks } from './read-weeks.server';

export type AssignVacationError =
  | { readonly code: 'select-driver-and-week' }
  | { readonly code: 'manual-unknown-driver'; readonly driverId: string }
  | { readonly code: 'week-gone'; readonly weekId: string }
  | { readonly code: 'no-available-slots'; readonly weekId: string }
  | { readonly code: 'driver-already-assigned' }
  | HandAssignmentChanged
  | { readonly code: 'weeks-changed' };

interface Args {
  readonly deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  readonly access: AdminSession;
}

/** Enough retries, because each attempt can fail only if another assignment or edit changed the week first. */
const mostAttempts = 25;

/** Assigns a week to a driver manually: the week needs a free slot, and the driver must have none yet. */
export const assignVacation = async (
  { deps, access: { scope, username } }: Args,
  { driverId, weekId }: { driverId: string; weekId: string },
): Promise<Result<ManualVacation, AssignVacationError>> => {
  if (driverId === '' || weekId === '') return fail({ code: 'select-driver-and-week' });
  const { items: drivers } = await deps.stores.drivers.list(scope);
  const driver = drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver', driverId });
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { weeks, manual } = await readWeeks({ deps, scope });
    const week = countSlots(weeks, manual).find((one) => one.weekId === weekId);
    if (!week) return fail({ code: 'week-gone', weekId });
    if (manual.some((one) => one.driverId === driverId))
      return fail({ code: 'driver-already-assigned' });
    if (week.remainingSlots === 0) return fail({ code: 'no-available-slots', weekId });

    const at = toInstant(deps.clock.now());
    const assign = { id: deps.ids.next(), driverId, weekId, at, by: username };
    const { usedSlots, remainingSlots, ...stored } = week;
    const event = {
      code: 'vacation-assigned',
      weekId,
      driverId,
      driverName: driver.name,
      slot: usedSlots + 1,
      totalSlots: week.totalSlots,
    } as const;
    const entry = makeLogEntry(deps, scope, 'create', event, { at });
    const changed = await deps.stores.weeks.change(scope, { puts: [stored], assign, entry });
    if (changed.ok) return ok(assign);
    if (changed.error.code === 'driver-already-assigned') return fail(changed.error);
  }
  return fail({ code: 'weeks-changed' });
};

/** Removes the manual assignment that the page showed, which frees its slot. Does nothing if there is none. */
export const unassignVacation = async (
  { deps, access: { scope } }: Args,
  { driverId, weekId }: { driverId: string; weekId: string },
): Promise<Result<null, HandAssignmentChanged>> => {
  const manual = await deps.stores.weeks.manual(scope);
  const given = manual.find((one) => one.driverId === driverId);
  if (!given) return ok(null);
  const differs = fail({ code: 'hand-assignment-changed', of: { driverId } } as const);
  if (given.weekId !== weekId) return differs;
  const event = { code: 'vacation-unassigned', weekId, driverId } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event);
  const changed = await deps.stores.weeks.change(scope, { unassign: [given], entry });
  return changed.ok ? changed : differs;
};
