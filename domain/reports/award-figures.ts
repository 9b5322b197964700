import * as z from 'zod';
import type { AwardRun } from '~/domain/award/award';
import { takesTurn } from '~/domain/award/award-input';
import { getPlaces } from '~/domain/jobs/job';

/** What the rules of an award, before its trades, gave a driver who took a turn. */
export const driverFiguresSchema = z.object({
  employeeId: z.string(),
  name: z.string(),
  seniorityNumber: z.number().nullable(),
  /** When the list that counted was saved; null without a list. */
  savedAt: z.string().nullable(),
  /** How many jobs of the list were on offer. */
  ranked: z.int(),
  /** The place of the job in the list; null if it did not come from the list. */
  rank: z.int().nullable(),
  jobId: z.string().nullable(),
  assignmentType: z.string().nullable(),
});
export type DriverFigures = z.infer<typeof driverFiguresSchema>;

/** How many drivers wanted a job, and to whom it went before the trades. */
export const jobFiguresSchema = z.object({
  jobId: z.string(),
  /** 24-hour HH:MM. */
  startTime: z.string(),
  weekDays: z.string(),
  places: z.int(),
  /** The drivers with a turn who ranked it, and those whose first job on offer it was. */
  rankedBy: z.int(),
  firstChoices: z.int(),
  /** How many places somebody got. */
  taken: z.int(),
  /** The least senior driver who got it from their list or, if nobody did, in another way. */
  wentTo: z.number().nullable(),
  wentToRank: z.int().nullable(),
  wentToType: z.string().nullable(),
});
export type JobFigures = z.infer<typeof jobFiguresSchema>;

/**
 * What the reports need of an award. It takes a fraction of the record's size, because it holds one row for each driver
 * and job instead of the lists.
 */
export interface AwardFigures {
  /** Most senior first. */
  readonly drivers: readonly DriverFigures[];
  /** In the order of the award's input. */
  readonly jobs: readonly JobFigures[];
}

type Counts = { -readonly [Field in keyof JobFigures]: JobFigures[Field] };

export const getAwardFigures = ({ jobs, input }: AwardRun): AwardFigures => {
  const byJob = new Map<string, Counts>(
    input.jobs.map(({ jobId, startTime, weekDays, places }) => [
      jobId,
      {
        jobId,
        startTime,
        weekDays,
        places: getPlaces({ places }),
        rankedBy: 0,
        firstChoices: 0,
        taken: 0,
        wentTo: null,
        wentToRank: null,
        wentToType: null,
      },
    ]),
  );
  const drivers: DriverFigures[] = [];
  for (const { driver, record, assignments, mapPicks } of jobs.listDrivers()) {
    const [got] = assignments;
    const job = got && byJob.get(got.offerId);
    if (job) {
      job.taken += 1;
      // Drivers come in seniority order, so the last one is the least senior.
      if (got.rank !== null || job.wentToRank === null) {
        job.wentTo = driver.seniorityNumber;
        job.wentToRank = got.rank;
        job.wentToType = got.assignmentType;
      }
    }
    if (!takesTurn(driver)) continue;
    const ranked = mapPicks('end', (pickId) => byJob.get(pickId)).filter(
      (one) => one !== undefined,
    );
    for (const one of ranked) one.rankedBy += 1;
    if (ranked[0]) ranked[0].firstChoices += 1;
    const { employeeId, name, seniorityNumber } = driver;
    drivers.push({
      employeeId,
      name,
      seniorityNumber,
      savedAt: record?.submissionTime ?? null,
      ranked: ranked.length,
      rank: got?.rank ?? null,
      jobId: got?.offerId ?? null,
      assignmentType: got?.assignmentType ?? null,
    });
  }
  return { drivers, jobs: [...byJob.values()] };
};

/** The figures of a week's latest award; null if they were not read. */
export interface WeekFigures {
  readonly periodId: string;
  readonly figures: AwardFigures | null;
}
