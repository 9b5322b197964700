import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import type { Activity } from '~/domain/activity/activity';
import { makeActivity } from '~/domain/activity/make-activity';
import { handObjections, objectionsTo } from '~/domain/award/objections';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { loadAbsences } from './load-absences.server';

export type ManualError =
  | { readonly code: 'manual-unknown-driver' }
  | { readonly code: 'manual-unknown-job' }
  /** One per driver: the first stands (design 5). */
  | { readonly code: 'manual-driver-taken'; readonly jobId: string }
  | { readonly code: 'manual-needs-confirmation'; readonly because: readonly string[] }
  /** Somebody else gave the job away since the page was shown. */
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
     * Ids of the manual assignments that the page showed; another for the job takes a confirmation. Where
     * the page shows none, every one does.
     */
    seen?: readonly string[] | undefined;
  };
  /** What else speaks against it: such as `is less senior than …`. */
  objections?: readonly string[];
}

/** `replaces`: the id of the assignment that held the job when this one was planned. */
interface PlannedAssignment {
  readonly assignment: ManualAssignment;
  readonly replaces: string | null;
  readonly entry: Activity;
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
  const { assignment, replaces, entry } = planned.value;
  const { scope, site } = asked.access;
  const { periodId } = site.window;
  const stored = await asked.deps.stores.manual.put(scope, periodId, assignment, entry, replaces);
  return stored.ok ? ok(assignment) : fail(takenMeanwhile(assignment));
};

/** Somebody else's assignment of the job came in between. */
export const takenMeanwhile = ({ jobId, driverId }: ManualAssignment): ManualError => ({
  code: 'manual-changed',
  jobId,
  yours: driverId,
  theirs: null,
});

/** The assignment with its entry, checked and not stored. */
export const planManualAssignment = async ({
  deps,
  access: { scope, site, company, username },
  input: { driverId, jobId, note, confirmed, seen },
  objections = [],
}: AssignManually): Promise<Result<PlannedAssignment, ManualError>> => {
  const { periodId } = site.window;
  const [{ items: drivers }, { items: jobs }, manual, absences] = await Promise.all([
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
    deps.stores.manual.list(scope, periodId),
    loadAbsences({ deps, scope, site }),
  ]);
  const driver = drivers.find((one) => one.employeeId === driverId);
  if (!driver) return fail({ code: 'manual-unknown-driver' });
  const job = jobs.find((one) => one.jobId === jobId);
  if (!job) return fail({ code: 'manual-unknown-job' });
  const other = manual.find((one) => one.driverId === driverId && one.jobId !== jobId);
  if (other) return fail({ code: 'manual-driver-taken', jobId: other.jobId });

  const because = [
    ...objectionsTo({ ...driver, onVacation: absences.get(driverId) }, job, company.settings),
    ...objections,
    ...(seen ? [] : handObjections(manual, { driverId, jobId })),
  ];
  if (because.length > 0 && !confirmed) return fail({ code: 'manual-needs-confirmation', because });

  const replaced = manual.find((one) => one.jobId === jobId);
  if (replaced && seen && !seen.includes(replaced.id) && !confirmed) {
    const theirs = { driverId: replaced.driverId, by: replaced.by };
    return fail({ code: 'manual-changed', jobId, yours: driverId, theirs });
  }

  const at = toInstant(deps.clock.now());
  const assignment = { id: deps.ids.next(), driverId, jobId, at, by: username, note };
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
  return ok({ assignment, replaces: replaced?.id ?? null, entry });
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
