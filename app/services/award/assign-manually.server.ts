import type { ManualChange } from '~/app/ports/award';
import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { ManualFacts } from '~/domain/activity/selection-events';
import { isConfirmed } from '~/domain/award/figures/confirmation';
import { getJobObjections, type Objection } from '~/domain/award/figures/objections';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { listCounting, placeManually } from '~/domain/jobs/manual-places';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { loadShownAward } from './load-shown-award.server';

export interface HandAssignmentChanged {
  readonly code: 'hand-assignment-changed';
  readonly of: { readonly jobId: string } | { readonly driverId: string };
}

export interface ManualNeedsConfirmation {
  readonly code: 'manual-needs-confirmation';
  readonly driverName: string;
  readonly seniorityNumber: number | null;
  readonly because: readonly Objection[];
}

export type ManualError =
  | { readonly code: 'manual-unknown-driver'; readonly driverId: string }
  | { readonly code: 'manual-unknown-job'; readonly jobId: string }
  /** The assignment is no longer what the page showed. Only an assignment that the user saw may be removed. */
  | HandAssignmentChanged
  | { readonly code: 'first-selection-not-opened' }
  /** The next period was opened in the meantime. */
  | { readonly code: 'period-over'; readonly periodId: string }
  /** The driver already has a manual assignment and keeps it (domain/README.md#rule-1-manual-assignments). */
  | { readonly code: 'manual-driver-taken'; readonly jobId: string }
  | ManualNeedsConfirmation;

/** Enough attempts, because each can fail only if another assignment was stored first. */
export const maxAttempts = 25;

/** A stored manual assignment. */
export interface Assigned extends ManualAssignment {
  readonly driverName: string;
}

interface AssignManually {
  deps: Pick<Deps, Writing>;
  access: AdminSession;
  input: {
    driverId: string;
    jobId: string;
    note: string;
    /** The objections that the administrator confirmed (`toConfirmation`); empty for none. */
    confirmed: string;
  };
}

interface PlannedAssignment extends ManualChange {
  /** The values for the activity log. */
  readonly facts: ManualFacts;
}

/**
 * Manually assigns a job to a driver. If the job has no place left, its oldest assignment is replaced. The award gives
 * manual assignments priority over all its rules. Objections, such as an ineligible driver or another driver who would
 * lose something, require a confirmation, which is logged.
 */
export const assignManually = async (
  asked: AssignManually,
  attempts = maxAttempts,
): Promise<Result<Assigned, ManualError>> => {
  const planned = await planManualAssignment(asked);
  if (!planned.ok) return planned;
  const { facts, ...change } = planned.value;
  const { assignment } = change;
  const { scope, site } = asked.access;
  const event = { code: 'job-assigned', ...facts } as const;
  const entry = makeLogEntry(asked.deps, scope, 'create', event, { at: assignment.at });
  const { periodId } = site.window;
  const stored = await asked.deps.stores.manual.put(scope, periodId, change, entry);
  if (stored.ok) return ok({ ...assignment, driverName: facts.driverName });
  const { code } = stored.error;
  if (code === 'period-over') return fail({ code, periodId });
  // The job or the driver was given another assignment in the meantime. Deciding again asks for what is new.
  return attempts > 1 ? assignManually(asked, attempts - 1) : fail(takenMeanwhile(assignment));
};

/** The error if others assign the job or the driver again and again. */
export const takenMeanwhile = ({ jobId }: ManualAssignment): HandAssignmentChanged => ({
  code: 'hand-assignment-changed',
  of: { jobId },
});

/** Checks an assignment without storing it. */
export const planManualAssignment = async ({
  deps,
  access,
  input: { driverId, jobId, note, confirmed },
}: AssignManually): Promise<Result<PlannedAssignment, ManualError>> => {
  const { scope, site, username } = access;
  const { periodId, notOpenedYet } = site.window;
  // The week is chosen when the first selection opens.
  if (notOpenedYet) return fail({ code: 'first-selection-not-opened' });
  const at = toInstant(deps.clock.now());
  // Read before the list, so that an assignment made after it is detected when storing.
  const follows = await deps.stores.manual.findLatest(scope, periodId, driverId);
  const { input, manual, seal } = await loadShownAward({ deps, access, now: at });
  const driver = input.drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver', driverId });
  if (!input.jobs.some((one) => one.jobId === jobId))
    return fail({ code: 'manual-unknown-job', jobId });
  const other = listCounting(manual, input).find(
    (one) => one.driverId === driverId && one.jobId !== jobId,
  );
  if (other) return fail({ code: 'manual-driver-taken', jobId: other.jobId });
  const because = getJobObjections(input, { driverId, jobId }, { hasPicks: seal === null });
  if (!isConfirmed(because, confirmed))
    return fail({
      code: 'manual-needs-confirmation',
      driverName: driver.name,
      seniorityNumber: driver.seniorityNumber ?? null,
      because,
    });

  const { place, replaced, pushedOut } = placeManually(manual, { driverId, jobId }, input);
  const assignment = {
    id: deps.ids.next(),
    driverId,
    jobId,
    at,
    by: username,
    note,
    ...(place > 1 && { place }),
  };
  const facts = {
    jobId,
    driverId,
    driverName: driver.name,
    periodId,
    replacedId: pushedOut?.driverId ?? null,
    objections: because,
    note,
  };
  return ok({ assignment, replaces: replaced?.id ?? null, follows, facts });
};

/** Removes the manual assignment that the page showed. Does nothing if it is gone and no other one took its place. */
export const removeManualAssignment = async ({
  deps,
  access: { scope, site },
  shown: { jobId, driverId },
}: AdminCall<Writing, { shown: Pick<ManualAssignment, 'jobId' | 'driverId'> }>): Promise<
  Result<null, HandAssignmentChanged>
> => {
  const { periodId } = site.window;
  const manual = await deps.stores.manual.list(scope, periodId);
  const ofJob = manual.filter((one) => one.jobId === jobId);
  const held = ofJob.find((one) => one.driverId === driverId);
  const changed = fail({ code: 'hand-assignment-changed', of: { jobId } } as const);
  if (!held) return ofJob.length === 0 ? ok(null) : changed;
  const event = { code: 'job-unassigned', jobId, driverId, periodId } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event);
  const removed = await deps.stores.manual.remove(scope, periodId, held, entry);
  return removed.ok ? removed : changed;
};
