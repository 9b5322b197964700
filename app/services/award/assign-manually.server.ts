import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import type { Activity } from '~/domain/activity/activity';
import { makeActivity } from '~/domain/activity/make-activity';
import { objectionsTo } from '~/domain/award/objections';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';

export type ManualError =
  | { readonly code: 'manual-unknown-driver' }
  | { readonly code: 'manual-unknown-job' }
  /** One per driver: the first stands (design 5). */
  | { readonly code: 'manual-driver-taken'; readonly jobId: string }
  | { readonly code: 'manual-needs-confirmation'; readonly because: readonly string[] };

interface AssignManually {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: { driverId: string; jobId: string; note: string; confirmed: boolean };
  /** What else speaks against it: such as `is less senior than …`. */
  objections?: readonly string[];
}

/**
 * Gives a job to a driver by hand, before every rule (spec 4). A new one for the same job replaces the
 * old. An ineligible or uncertified driver takes a confirmation, which is logged (design 5).
 */
export const assignManually = async (
  asked: AssignManually,
): Promise<Result<ManualAssignment, ManualError>> => {
  const planned = await planManualAssignment(asked);
  if (!planned.ok) return planned;
  const { assignment, entry } = planned.value;
  const { scope, site } = asked.access;
  await asked.deps.stores.manual.put(scope, site.window.periodId, assignment, entry);
  return ok(assignment);
};

/** The assignment with its entry, checked and not stored. */
export const planManualAssignment = async ({
  deps,
  access: { scope, site, company, username },
  input: { driverId, jobId, note, confirmed },
  objections = [],
}: AssignManually): Promise<
  Result<{ assignment: ManualAssignment; entry: Activity }, ManualError>
> => {
  const { periodId } = site.window;
  const [{ items: drivers }, { items: jobs }, manual] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    deps.stores.manual.list(scope, periodId),
  ]);
  const driver = drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver' });
  const job = jobs.find((one) => one.jobId === jobId);
  if (!job) return fail({ code: 'manual-unknown-job' });
  const other = manual.find((one) => one.driverId === driverId && one.jobId !== jobId);
  if (other) return fail({ code: 'manual-driver-taken', jobId: other.jobId });

  const because = [...objectionsTo(driver, job, company.settings), ...objections];
  if (because.length > 0 && !confirmed) return fail({ code: 'manual-needs-confirmation', because });

  const at = toInstant(deps.clock.now());
  const assignment = { id: deps.ids.next(), driverId, jobId, at, by: username, note };
  const replaced = manual.find((one) => one.jobId === jobId);
  const entry = makeActivity({
    id: deps.ids.next(),
    at,
    actor: scope.actor,
    action: 'create',
    details: [
      `Assigned job ${jobId} to ${driver.name} (${driverId}) by hand for ${periodId}`,
      ...(replaced ? [`instead of ${replaced.driverId}`] : []),
      ...(because.length > 0 ? [`confirmed although the driver ${because.join(' and ')}`] : []),
      ...(note ? [`reason: ${note}`] : []),
    ].join('; '),
  });
  return ok({ assignment, entry });
};

/** Takes a manual assignment back; without one for the job nothing happens. */
export const removeManualAssignment = async ({
  deps,
  access: { scope, site },
  jobId,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  jobId: string;
}): Promise<void> => {
  const { periodId } = site.window;
  const entry = makeActivity({
    id: deps.ids.next(),
    at: toInstant(deps.clock.now()),
    actor: scope.actor,
    action: 'delete',
    details: `Removed the manual assignment of job ${jobId} for ${periodId}`,
  });
  await deps.stores.manual.remove(scope, periodId, jobId, entry);
};
