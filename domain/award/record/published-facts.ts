import type { AwardInput, AwardSite } from '~/domain/award/award-input';
import type { Job } from '~/domain/jobs/job';
import type { PublishedWeek } from './published-week-schema';

export type { PublishedWeek } from './published-week-schema';

/**
 * What a published version says about the site and what it offered. Whatever shows a result of the version shows these facts, and
 * never those of today (domain/README.md#published-facts).
 */
export interface PublishedFacts extends Pick<AwardSite, 'timeZone'> {
  /** Missing where an earlier version of the application kept the facts. */
  readonly siteName?: string | undefined;
  readonly jobs: readonly Job[];
  readonly weeks: readonly PublishedWeek[];
  /** In which version of the award a job or week got the facts that it has; missing for those of the first. */
  readonly changedIn: readonly OfferChange[];
}

/** A job or week whose facts a version changed. */
interface OfferChange {
  readonly id: string;
  readonly version: number;
}

/** What a version keeps of a job. */
export const pickJob = ({
  jobId,
  startTime,
  isAirport,
  weekDays,
  location,
  places,
  endTime,
  paidHours,
}: Job): Job => ({
  jobId,
  startTime,
  isAirport,
  weekDays,
  ...(location !== undefined && { location }),
  ...(places !== undefined && { places }),
  ...(endTime && { endTime }),
  ...(paidHours && { paidHours }),
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
        siteName: site.siteName,
        timeZone: site.timeZone,
        jobs: jobs.map(pickJob),
        weeks: vacationWeeks.map(({ weekId, startDate, endDate, totalSlots }) => ({
          weekId,
          startDate,
          endDate,
          totalSlots,
        })),
        changedIn: [],
      }
    : null;

/** What a job or week is to its holder. */
export interface OfferFacts {
  readonly jobs: readonly Omit<Job, 'places'>[];
  readonly weeks: readonly Pick<PublishedWeek, 'weekId' | 'startDate' | 'endDate'>[];
}

/** The times, days, place and paid hours of a job, or the days of a week, as text to compare. Places and slots are nothing to its holder. */
export const describeOffers = ({ jobs, weeks }: OfferFacts): ReadonlyMap<string, string> =>
  new Map([
    ...jobs.map(
      ({ jobId, startTime, weekDays, location, isAirport, endTime = '', paidHours = 0 }) =>
        // Without a location, pages say whether the job is at the airport.
        [
          jobId,
          JSON.stringify([startTime, weekDays, location || isAirport, endTime, paidHours]),
        ] as const,
    ),
    ...weeks.map(
      ({ weekId, startDate, endDate }) => [weekId, JSON.stringify([startDate, endDate])] as const,
    ),
  ]);

/** The jobs or weeks of both versions that have other times, days, paid hours or another place in the later one. */
export const findChangedOffers = (before: PublishedFacts, after: PublishedFacts): string[] => {
  const was = describeOffers(before);
  return [...describeOffers(after)]
    .filter(([id, text]) => (was.get(id) ?? text) !== text)
    .map(([id]) => id);
};

/** The jobs of a version that `today` has otherwise, or no more. */
export const findOutdatedJobs = (facts: PublishedFacts, today: readonly Job[]): Job[] => {
  const kept = new Set(today.map(({ jobId }) => jobId));
  const changed = new Set(findChangedOffers(facts, { ...facts, jobs: today }));
  return facts.jobs.filter(({ jobId }) => !kept.has(jobId) || changed.has(jobId));
};

/** The vacation weeks of a version that `today` has with other days, or no more. */
export const findOutdatedWeeks = (
  facts: PublishedFacts,
  today: readonly PublishedWeek[],
): PublishedWeek[] => {
  const kept = new Set(today.map(({ weekId }) => weekId));
  const changed = new Set(findChangedOffers(facts, { ...facts, weeks: today }));
  return facts.weeks.filter(({ weekId }) => !kept.has(weekId) || changed.has(weekId));
};

/**
 * The facts of a version with those that the version before had changed already, or that this one changes. A job or week
 * that it adds counts too, because it may have been there before with other facts.
 */
export const addChangedIn = (
  facts: PublishedFacts,
  { before, version }: { readonly before: PublishedFacts; readonly version: number },
): PublishedFacts => {
  const was = describeOffers(before);
  const changed = [...describeOffers(facts)].flatMap(([id, is]) => (was.get(id) === is ? [] : id));
  return {
    ...facts,
    changedIn: [
      ...before.changedIn.filter(({ id }) => !changed.includes(id)),
      ...changed.map((id) => ({ id, version })),
    ],
  };
};

/** The version in which one of the jobs or weeks got other facts last; 0 if none did. */
export const getChangedIn = (
  facts: Pick<PublishedFacts, 'changedIn'> | null,
  ids: readonly string[],
): number =>
  Math.max(
    0,
    ...(facts?.changedIn ?? []).flatMap(({ id, version }) => (ids.includes(id) ? version : [])),
  );
