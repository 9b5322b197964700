import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { ActivityAction } from '~/domain/activity/actions';
import type { NewEvent } from '~/domain/activity/activity';
import type { Driver } from '~/domain/drivers/driver';
import { changeSpans, type SpanChange, type SpanRefusal } from '~/domain/leave/change-spans';
import type { LeaveSpan } from '~/domain/leave/leave-schema';
import { keptDays } from '~/domain/leave/limits';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/time/instant';
import { addDays } from '~/domain/time/iso-week';
import { dayIn, fromWallTime } from '~/domain/time/zoned-time';

export type ChangeLeaveError =
  | SpanRefusal
  | { readonly code: 'leave-unknown-driver'; readonly driverId: string }
  /** Somebody else changed the driver's leave again and again. */
  | { readonly code: 'leave-changed' };

const maxAttempts = 5;

/** The entry of the log: its action and event. Null if nothing is changed. */
const describe = (
  { employeeId: driverId, name: driverName }: Driver,
  { before, after }: SpanChange,
): readonly [ActivityAction, NewEvent] | null => {
  const driver = { driverId, driverName };
  const pickDays = ({ from, to }: LeaveSpan) => ({ from, to });
  if (before && after) {
    const days = { ...pickDays(after), before: pickDays(before) };
    return ['update', { code: 'leave-changed', ...driver, ...days }];
  }
  if (after) return ['create', { code: 'leave-added', ...driver, ...pickDays(after) }];
  return before && ['delete', { code: 'leave-deleted', ...driver, ...pickDays(before) }];
};

/**
 * Adds, changes or deletes a span of a driver's leave, with a log entry. Returns the driver. If somebody else changes the
 * driver's leave meanwhile, the change is decided again.
 */
export const changeLeave = async (
  args: AdminCall<
    Writing,
    { readonly employeeId: string; readonly change: SpanChange; readonly now: Instant }
  >,
  attempts = maxAttempts,
): Promise<Result<Driver, ChangeLeaveError>> => {
  const { deps, access, employeeId, change, now } = args;
  const { scope, site } = access;
  const { leave, drivers } = deps.stores;
  const [known, { items }] = await Promise.all([leave.get(scope, employeeId), drivers.list(scope)]);
  const driver = items.find((one) => one.employeeId === employeeId);
  const unknown = { code: 'leave-unknown-driver', driverId: employeeId } as const;
  if (!driver) return fail(unknown);
  const stored = known ?? { employeeId, version: 0, spans: [] };
  const changed = changeSpans(stored, change, dayIn(site.timeZone, now));
  if (!changed.ok) return changed;
  const described = describe(driver, change);
  if (!described) return ok(driver);
  const spans = changed.value;
  const lastDay = spans.at(-1)?.to ?? dayIn(site.timeZone, now);
  const expires = fromWallTime(`${addDays(lastDay, keptDays + 1)}T00:00`, site.timeZone);
  const saved = await leave.save(
    scope,
    { ...stored, spans },
    {
      expiresAt: toInstant(expires),
      entry: makeLogEntry(deps, scope, ...described, { at: now }),
    },
  );
  if (saved.ok) return ok(driver);
  if (saved.error.code === 'no-driver') return fail(unknown);
  return attempts > 1 ? changeLeave(args, attempts - 1) : fail({ code: 'leave-changed' });
};
