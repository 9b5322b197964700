import type { AdminCall } from '~/app/ports/deps';
import { getResult, type AwardResult } from '~/domain/award/award';
import type { AwardDriver, AwardJob } from '~/domain/award/award-input';
import { assignmentRows, type AssignmentRow } from '~/domain/award/figures/assignment-rows';
import { getJobsLeft } from '~/domain/award/figures/jobs-left';
import { listHeld } from '~/domain/award/held-results';
import { getJobHolders } from '~/domain/award/job-holders';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { isPassedOn, type GivenBackJob } from '~/domain/award/results/give-back';
import { isAnsweredPick, type AnsweredPickClaim, type Claim } from '~/domain/claims/claim';
import { listCounting } from '~/domain/jobs/manual-places';
import { presentAward, type AwardName } from '~/domain/selection/past-awards';
import { windowStateAt } from '~/domain/selection/selection-window';
import type { Instant } from '~/domain/time/instant';
import { compareAwards, toPublication, type Compared, type Publication } from './compare-awards';
import { loadShownAward, type ShownAward } from './load-shown-award.server';
import { readAwardSite } from './read-facts.server';
import { readAward } from './read-record.server';

type Args = AdminCall<'stores'>;

export interface Assignments {
  readonly rows: readonly AssignmentRow[];
  /** How freed jobs were passed on in a published version. */
  readonly jobChain: NonNullable<AwardResult['jobChain']>;
  /** The freed jobs that their holders had given back after a change. */
  readonly givenBack: readonly Pick<GivenBackJob, 'employeeId' | 'jobId'>[];
  /** How many jobs of a published version still have a free place. */
  readonly left: number;
  /** How a provisional award or a new version differs from the previously published one. */
  readonly difference: Compared | null;
  /** The claims about picks answered since the previously published award. */
  readonly answered: readonly AnsweredPickClaim[];
  /** The employee IDs of drivers with a claim in the period, each once. */
  readonly claimedBy: readonly string[];
  readonly publication: Publication | null;
}

const answeredBetween = (
  claims: readonly Claim[],
  before: ReadonlySet<string> | undefined,
  by: ReadonlySet<string> | null,
): AnsweredPickClaim[] =>
  claims.filter(isAnsweredPick).filter(({ id }) => !before?.has(id) && (by?.has(id) ?? true));

const listClaimants = (claims: readonly Claim[]): string[] => [
  ...new Set(claims.map(({ employeeId }) => employeeId)),
];

/** The published assignments of a period, or null before the first publication. */
export const readPublished = async ({
  deps,
  access: { scope, site },
  award: { periodId, version } = presentAward(site.window),
}: Args & { readonly award?: AwardName }): Promise<Assignments | null> => {
  const [award, before, claims] = await Promise.all([
    readAward({ deps, scope, periodId, version }),
    readAward({ deps, scope, periodId, version: version - 1 }),
    deps.stores.claims.list(scope, periodId),
  ]);
  if (!award) return null;
  const { record } = award;
  const { jobChain = [] } = record.output;
  const given = jobChain.length > 0 ? await deps.stores.givenBack.list(scope, periodId) : [];
  const getHeldBy = listHeld(record.output.jobs);
  return {
    rows: assignmentRows(record.input, record.output),
    jobChain,
    givenBack: given
      .filter(
        (wish) =>
          wish.passedOn === version &&
          isPassedOn(wish, { version, held: getHeldBy(wish.employeeId) }),
      )
      .map(({ employeeId, jobId }) => ({ employeeId, jobId })),
    left: getJobsLeft(record.input.jobs, getJobHolders(record)).length,
    difference: before ? compareAwards(before.record, record, 'jobs') : null,
    answered: answeredBetween(claims, before?.answeredClaims, award.answeredClaims),
    claimedBy: listClaimants(claims),
    publication: toPublication(award, await readAwardSite({ deps, scope, site }, record, record)),
  };
};

const computeProvisional = async (
  { deps, access: { scope, site } }: Args,
  { input, getRun }: ShownAward,
) => {
  const { periodId, awardVersion } = site.window;
  const [published, claims] = await Promise.all([
    readAward({ deps, scope, periodId, version: awardVersion }),
    deps.stores.claims.list(scope, periodId),
  ]);
  const output = getResult(getRun());
  return {
    rows: assignmentRows(input, output),
    jobChain: [],
    givenBack: [],
    left: 0,
    difference: published ? compareAwards(published.record, { input, output }, 'jobs') : null,
    answered: answeredBetween(claims, published?.answeredClaims, null),
    claimedBy: listClaimants(claims),
    publication: null,
  };
};

/** The award that the engine computes from the current picks; null while lists are sealed. Nothing is published. */
export const readProvisional = async (
  args: Args & { readonly now: Instant },
): Promise<Assignments | null> => {
  const shown = await loadShownAward(args);
  return shown.seal ? null : computeProvisional(args, shown);
};

/** A manual assignment, and whether the award uses it: a job may have lost places, or a driver be deleted. */
type ListedManual = ManualAssignment & {
  readonly counts: boolean;
  /** Null if the driver has been deleted. */
  readonly name: string | null;
};

const listManual = (
  manual: readonly ManualAssignment[],
  drivers: readonly AwardDriver[],
  jobs: readonly AwardJob[],
): ListedManual[] => {
  const counting = new Set(listCounting(manual, { jobs, drivers }));
  const names = new Map(drivers.map(({ employeeId, name }) => [employeeId, name]));
  return manual.map((one) => ({
    ...one,
    counts: counting.has(one),
    name: names.get(one.driverId) ?? null,
  }));
};

/** The assignments page: drivers, jobs and manual assignments are read once for both of its parts. */
export const readAssignmentsPage = async (
  args: Args & { readonly now: Instant },
  view: 'provisional' | 'published',
): Promise<{ shown: Assignments | null; manual: ListedManual[]; asOf: Instant | null }> => {
  const { deps, access } = args;
  if (view === 'provisional') {
    // After the cutoff this page shows what is about to be published, which reads the lists themselves.
    const isRecent = windowStateAt(access.site.window, args.now) === 'open';
    const shown = await loadShownAward({ ...args, isRecent });
    const { input, manual, seal, asOf } = shown;
    return {
      shown: seal ? null : await computeProvisional(args, shown),
      manual: listManual(manual, input.drivers, input.jobs),
      asOf,
    };
  }
  const { scope, site } = access;
  const [shown, manual, drivers, jobs] = await Promise.all([
    readPublished(args),
    deps.stores.manual.list(scope, site.window.periodId),
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
  ]);
  return { shown, manual: listManual(manual, drivers.items, jobs.items), asOf: null };
};
