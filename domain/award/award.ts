import type { AssignmentType } from './assignment-type';
import type { AwardInput, AwardJob, AwardWeek } from './award-input';
import type { JobChain, JobChainStep } from './engine/freed-jobs';
import type { WeekChainStep } from './engine/freed-weeks';
import { awardJobs } from './engine/jobs';
import type { CatalogueAward } from './engine/show-award';
import { getTurns, getTurnsForJobs } from './engine/turns';
import { awardWeeks } from './engine/weeks';

export type { WeekChainStep } from './engine/freed-weeks';

export interface AwardedJob {
  readonly jobId: string;
  readonly driverId: string;
  readonly assignmentType: AssignmentType;
}

export interface AwardedWeek {
  readonly weekId: string;
  readonly driverId: string;
  readonly assignmentType: AssignmentType;
}

/**
 * Jobs are sorted by jobId, vacations by weekId, and both then by driverId, all as text. Jobs and slots that
 * nobody got are not listed.
 */
export interface AwardResult {
  readonly jobs: readonly AwardedJob[];
  readonly vacations: readonly AwardedWeek[];
  /** How freed jobs were passed on, step by step; present if the input has `freedJobs`. */
  readonly jobChain?: readonly JobChainStep[];
  /** How freed weeks were passed on, step by step; present if the input has `freedWeeks`. */
  readonly chain?: readonly WeekChainStep[];
}

/** One of the two catalogues that drivers rank: jobs or vacation weeks. */
export type Catalogue = keyof CatalogueItem;
export interface CatalogueItem {
  readonly jobs: AwardJob;
  readonly vacations: AwardWeek;
}

type CatalogueAwards = { readonly [Of in Catalogue]: CatalogueAward<CatalogueItem[Of]> };

/** The finished award: `getResult` lists it, and the two catalogues explain it. The chains: see `AwardResult`. */
export interface AwardRun extends CatalogueAwards {
  readonly input: AwardInput;
  readonly jobChain: JobChain | null;
  /** By driver: the job that they kept. */
  readonly kept: ReadonlyMap<string, string>;
  readonly chain: readonly WeekChainStep[] | null;
}

export const getCatalogueAward = <Of extends Catalogue>(
  run: CatalogueAwards,
  catalogue: Of,
): CatalogueAward<CatalogueItem[Of]> => run[catalogue];

/**
 * The one engine of provisional, final and live awards, by the rules of domain/README.md#the-award. Ids must
 * be unique among drivers, jobs and weeks; `parseAwardInput` ensures that.
 */
export const runAward = (input: AwardInput): AwardRun => {
  const turns = getTurns(input);
  const { award: jobs, chain: jobChain } = awardJobs(input, getTurnsForJobs(turns));
  const { award: vacations, chain } = awardWeeks(input, turns);
  const kept = new Map(input.kept?.map(({ driverId, jobId }) => [driverId, jobId]));
  return { input, jobs, vacations, jobChain, kept, chain };
};

export const getResult = ({ jobs, vacations, jobChain, chain }: AwardRun): AwardResult => ({
  jobs: jobs.mapAssignments((jobId, driverId, assignmentType) => ({
    jobId,
    driverId,
    assignmentType,
  })),
  vacations: vacations.mapAssignments((weekId, driverId, assignmentType) => ({
    weekId,
    driverId,
    assignmentType,
  })),
  ...(jobChain && { jobChain: jobChain.steps }),
  ...(chain && { chain }),
});

export const award = (input: AwardInput): AwardResult => getResult(runAward(input));
