import * as z from 'zod';
import type { Job } from '~/domain/jobs/job';
import type { AwardInput, AwardSite } from './award-input';

export const publishedWeekSchema = z.object({
  weekId: z.string(),
  /** ISO days, `endDate` included. */
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  totalSlots: z.int(),
});

/** A vacation week as a published version has it. */
export type PublishedWeek = z.infer<typeof publishedWeekSchema>;

/**
 * What a published version says about what it offered, and the site's time zone. Whatever shows a result of the version shows these
 * facts, and never those of today (domain/README.md#published-facts).
 */
export interface PublishedFacts extends Pick<AwardSite, 'timeZone'> {
  readonly jobs: readonly Job[];
  readonly weeks: readonly PublishedWeek[];
}

/** What a version keeps of a job. */
export const pickJob = ({ jobId, startTime, isAirport, weekDays, location, places }: Job): Job => ({
  jobId,
  startTime,
  isAirport,
  weekDays,
  ...(location !== undefined && { location }),
  ...(places !== undefined && { places }),
});

type Offered = Pick<AwardInput, 'site' | 'jobs' | 'vacationWeeks'>;

/** The input of a record with what records of earlier versions of the application lack, as it is known today. */
export const addKnownToday = (
  input: Offered,
  today: { readonly site: AwardSite; readonly jobs: readonly Pick<Job, 'jobId' | 'location'>[] },
): Offered => {
  if (input.site) return input;
  const locations = new Map(today.jobs.map(({ jobId, location }) => [jobId, location]));
  return {
    ...input,
    site: today.site,
    jobs: input.jobs.map((job) => ({ ...job, location: locations.get(job.jobId) })),
  };
};

/** Null for the input of a record of an earlier version of the application, which has no site. */
export const getPublishedFacts = ({ site, jobs, vacationWeeks }: Offered): PublishedFacts | null =>
  site
    ? {
        timeZone: site.timeZone,
        jobs: jobs.map(pickJob),
        weeks: vacationWeeks.map(({ weekId, startDate, endDate, totalSlots }) => ({
          weekId,
          startDate,
          endDate,
          totalSlots,
        })),
      }
    : null;
