import { getResult, type AwardRun } from '~/domain/award/award';
import {
  compareSeniority,
  takesTurn,
  type AwardDriver,
  type AwardInput,
} from '~/domain/award/award-input';
import { getAwardDifference } from '~/domain/award/results/award-difference';
import { getPlaces } from '~/domain/jobs/job';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAward, type DriverAward } from './standing';
import type { WhatIfChange } from './what-if-schema';

/** Why a change cannot be tried: `id` is the job or driver that is missing, or that is there already. */
export interface WhatIfError {
  readonly code: 'unknown-job' | 'unknown-driver' | 'job-exists' | 'driver-exists';
  readonly id: string;
}

type Changed = Result<AwardInput, WhatIfError>;
type ChangeOf<Kind extends WhatIfChange['kind']> = Extract<WhatIfChange, { kind: Kind }>;

const hasJob = ({ jobs }: AwardInput, id: string): boolean =>
  jobs.some(({ jobId }) => jobId === id);

const hasDriver = ({ drivers }: AwardInput, id: string): boolean =>
  drivers.some(({ employeeId }) => employeeId === id);

const addDriver = (
  input: AwardInput,
  { driverId, seniorityNumber, airportCertified, vcStatus, picks }: ChangeOf<'add-driver'>,
): Changed => {
  if (hasDriver(input, driverId)) return fail({ code: 'driver-exists', id: driverId });
  const missing = picks.find((jobId) => !hasJob(input, jobId));
  if (missing !== undefined) return fail({ code: 'unknown-job', id: missing });
  const rights = { airportCertified, vcStatus, isEligible: true };
  return ok({
    ...input,
    drivers: [
      ...input.drivers,
      { employeeId: driverId, name: driverId, seniorityNumber, ...rights },
    ],
    // The time decides only between several lists of one driver.
    preferences: picks.length
      ? [...input.preferences, { driverId, preferences: picks, submissionTime: '' }]
      : input.preferences,
  });
};

const changeJob = (
  input: AwardInput,
  change: ChangeOf<'remove-job' | 'add-job' | 'set-places'>,
): Changed => {
  const { jobId } = change;
  const isThere = hasJob(input, jobId);
  if (change.kind === 'add-job') {
    if (isThere) return fail({ code: 'job-exists', id: jobId });
    const { startTime, isAirport, places } = change;
    const job = { jobId, startTime, isAirport, places, weekDays: '' };
    return ok({ ...input, jobs: [...input.jobs, job] });
  }
  if (!isThere) return fail({ code: 'unknown-job', id: jobId });
  if (change.kind === 'remove-job')
    return ok({ ...input, jobs: input.jobs.filter((job) => job.jobId !== jobId) });
  const { places } = change;
  return ok({
    ...input,
    jobs: input.jobs.map((job) => (job.jobId === jobId ? { ...job, places } : job)),
  });
};

/** The input with one change; the given input stays as it is. */
export const tryChange = (input: AwardInput, change: WhatIfChange): Changed => {
  if (change.kind === 'add-driver') return addDriver(input, change);
  if ('jobId' in change) return changeJob(input, change);
  const { driverId } = change;
  if (!hasDriver(input, driverId)) return fail({ code: 'unknown-driver', id: driverId });
  const isOther = ({ employeeId }: AwardDriver) => employeeId !== driverId;
  if (change.kind === 'remove-driver')
    return ok({ ...input, drivers: input.drivers.filter(isOther) });
  const { airportCertified } = change;
  return ok({
    ...input,
    drivers: input.drivers.map((driver) =>
      isOther(driver) ? driver : { ...driver, airportCertified },
    ),
  });
};

/** How many drivers who take a turn got what, and how many places nobody got. */
export interface WhatIfFigures {
  readonly pick1: number;
  /** Another job of their list. */
  readonly laterPick: number;
  /** A job that they did not rank. */
  readonly otherJob: number;
  readonly noJob: number;
  readonly freePlaces: number;
}

const countResults = (run: AwardRun): WhatIfFigures => {
  let [pick1, laterPick, otherJob, noJob] = [0, 0, 0, 0];
  for (const { driver, assignments } of run.jobs.listDrivers()) {
    if (!takesTurn(driver)) continue;
    const [assignment] = assignments;
    if (!assignment) noJob++;
    else if (assignment.rank === null) otherJob++;
    else if (assignment.rank === 1) pick1++;
    else laterPick++;
  }
  const places = run.input.jobs.reduce((sum, job) => sum + getPlaces(job), 0);
  const taken = getResult(run).jobs.length;
  return { pick1, laterPick, otherJob, noJob, freePlaces: places - taken };
};

/** A driver whose result differs. */
export interface WhatIfRow {
  readonly driverId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly before: DriverAward | null;
  readonly after: DriverAward | null;
  /** Whether the driver is only in one of the two awards. */
  readonly presence: 'both' | 'added' | 'removed';
}

/** The exact difference between two awards of jobs, most senior driver first. */
export interface WhatIfComparison {
  readonly rows: readonly WhatIfRow[];
  readonly figures: { readonly before: WhatIfFigures; readonly after: WhatIfFigures };
}

export const compareRuns = (before: AwardRun, after: AwardRun): WhatIfComparison => {
  const rows = getAwardDifference(getResult(before), getResult(after)).flatMap(({ driverId }) => {
    const was = before.jobs.findDriver(driverId)?.driver;
    const is = after.jobs.findDriver(driverId)?.driver;
    const known = is ?? was;
    if (!known) return [];
    const { name, seniorityNumber } = known;
    const row = {
      driverId,
      employeeId: driverId,
      name,
      seniorityNumber,
      before: getAward(before, driverId),
      after: getAward(after, driverId),
      presence: was && is ? ('both' as const) : is ? ('added' as const) : ('removed' as const),
    };
    return [row];
  });
  return {
    rows: rows.sort(compareSeniority).map(({ employeeId: _, ...row }) => row),
    figures: { before: countResults(before), after: countResults(after) },
  };
};
