import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { ManualFacts } from '~/domain/activity/selection-events';
import { handObjections, objectionsTo, type Objection } from '~/domain/award/objections';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { getPlaces } from '~/domain/jobs/job';
import { listCounting, placeManually } from '~/domain/jobs/manual-places';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { ManualChange } from '~/app/ports/award';
import { loadAbsences } from './load-absences.server';

export interface HandAssignmentChanged {
  readonly code: 'hand-assignment-changed';
  readonly of: { readonly jobId: string } | { readonly driverId: string };
}

export type ManualError =
  | { readonly code: 'manual-unknown-driver'; readonly driverId: string }
  | { readonly code: 'manual-unknown-job'; readonly jobId: string }
  /** The assignment is no longer what the page showed. Only an assignment that the user saw may be removed. */
  | HandAssignmentChanged
  /** The next period was opened in the meantime. */
  | { readonly code: 'period-over'; readonly periodId: string }
  /** The driver already has a manual assignment and keeps it (domain/README.md#rule-1-manual-assignments). */
  | { readonly code: 'manual-driver-taken'; readonly jobId: string }
  | { readonly code: 'manual-needs-confirmation'; readonly because: readonly Objection[] }
  /** Someone else assigned the job after the page was loaded. */
  | {
      readonly code: 'manual-changed';
      readonly jobId: string;
      readonly yours: string;
      readonly theirs: { readonly driverId: string; readonly by: string } | null;
    };

interface AssignManually {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: {
    driverId: string;
    jobId: string;
    note: string;
    confirmed: boolean;
    /**
     * IDs of the manual assignments that the page showed. Replacing any other one requires a confirmation, so a
     * page that shows none must always confirm.
     */
    seen?: readonly string[] | undefined;
  };
  /** Further objections from the caller, such as a more senior driver. */
  objections?: readonly Objection[];
  /** Refuses the assignment if it would take the place of another driver, even if it is confirmed. */
  onlyIfFree?: boolean;
}

interface PlannedAssignment extends ManualChange {
  /** The values for the activity log. */
  readonly facts: ManualFacts;
}

/**
 * Manually assigns a job to a driver. If the job has no place left, its oldest assignment is replaced. The award gives
 * manual assignments priority over all its rules. Objections, such as an ineligible driver, require a confirmation,
 * which is logged.
 */
export const assignManually = async (
  asked: AssignManually,
): Promise<Result<ManualAssignment, ManualError>> => {
  const planned = await planManualAssignment(asked);
  if (!planned.ok) return planned;
  const { facts, ...change } = planned.value;
  const { assignment } = change;
  const { scope, site } = asked.access;
  const event = { code: 'job-assigned', ...facts } as const;
  const entry = makeLogEntry(asked.deps, scope, 'create', event, { at: assignment.at });
  const { periodId } = site.window;
  const stored = await asked.deps.stores.manual.put(scope, periodId, change, entry);
  if (stored.ok) return ok(assignment);
  const { code } = stored.error;
  // The driver was given another job in the meantime. Deciding again returns the error for that.
  if (code === 'manual-driver-changed') return assignManually(asked);
  if (code === 'period-over') return fail({ code, periodId });
  // Someone else took the place that was free: another one may be, but no driver may lose theirs unseen.
  return facts.replacedId === null && !asked.onlyIfFree
    ? assignManually({ ...asked, onlyIfFree: true })
    : fail(takenMeanwhile(assignment));
};

/** The error if someone else has assigned the job in the meantime. */
export const takenMeanwhile = ({ jobId, driverId }: ManualAssignment): ManualError => ({
  code: 'manual-changed',
  jobId,
  yours: driverId,
  theirs: null,
});

/** Checks an assignment without storing it. */
export const planManualAssignment = async ({
  deps,
  access: { scope, site, company, username },
  input: { driverId, jobId, note, confirmed, seen },
  objections = [],
  onlyIfFree = false,
}: AssignManually): Promise<Result<PlannedAssignment, ManualError>> => {
  const { periodId } = site.window;
  // Read before the list, so that an assignment made after it is detected when storing.
  const follows = await deps.stores.manual.findLatest(scope, periodId, driverId);
  const [{ items: drivers }, { items: jobs }, manual, absences] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    deps.stores.manual.list(scope, periodId),
    loadAbsences({ deps, scope, site }),
  ]);
  const driver = drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver', driverId });
  const job = jobs.find((one) => one.jobId === jobId);
  if (!job) return fail({ code: 'manual-unknown-job', jobId });
  const other = listCounting(manual, { jobs, drivers }).find(
    (one) => one.driverId === driverId && one.jobId !== jobId,
  );
  if (other) return fail({ code: 'manual-driver-taken', jobId: other.jobId });
  const { place, replaced, pushedOut } = placeManually(
    manual,
    { driverId, jobId },
    { jobs, drivers },
  );
  const theirs = pushedOut && { driverId: pushedOut.driverId, by: pushedOut.by };
  if (theirs && onlyIfFree) return fail({ code: 'manual-changed', jobId, yours: driverId, theirs });
  // A page that lists the assignments does not say which one is the oldest of a job with several places.
  const isShown = seen !== undefined && getPlaces(job) === 1;

  const because = [
    ...objectionsTo({ ...driver, onVacation: absences.get(driverId) }, job, company.settings),
    ...objections,
    ...(pushedOut && !isShown ? handObjections([pushedOut], { driverId, jobId }) : []),
  ];
  if (because.length > 0 && !confirmed) return fail({ code: 'manual-needs-confirmation', because });

  if (pushedOut && theirs && isShown && !seen.includes(pushedOut.id) && !confirmed)
    return fail({ code: 'manual-changed', jobId, yours: driverId, theirs });

  const at = toInstant(deps.clock.now());
  const assignment = {
    ...{ id: deps.ids.next(), driverId, jobId, at, by: username, note },
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
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  shown: Pick<ManualAssignment, 'jobId' | 'driverId'>;
}): Promise<Result<null, HandAssignmentChanged>> => {
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
