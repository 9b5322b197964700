import type { Job } from '~/domain/jobs/job';
import { readWeekDays, shortDayNames } from '~/domain/picks/week-days';
import type { Choice } from '~/domain/site/choices';
import type { HourClock } from '~/domain/time/hour-clock';
import { copy } from './copy';
import { formatJob, formatLocation, formatPlaces } from './describe-job';
import { formatDaysOfYear, formatTime } from './format-time';

/** A job as a field offers it. It is found by its ID, time, days and place. */
export const toJobChoice = (
  job: Pick<
    Job,
    'jobId' | 'startTime' | 'endTime' | 'weekDays' | 'location' | 'isAirport' | 'places'
  >,
  clock: HourClock,
): Choice => ({
  id: job.jobId,
  text: job.jobId,
  title: job.jobId,
  details: [formatJob(job, clock), formatPlaces(job)].filter(Boolean).join(' · '),
  names: [],
  keywords: [
    // `12` for J012.
    ...(job.jobId.match(/[1-9]\d*$/) ?? []),
    job.startTime,
    formatTime(job.startTime, '12'),
    formatLocation(job),
    job.weekDays,
    // The list of names begins with Sunday.
    ...readWeekDays(job.weekDays).map(
      (day) => copy.time.weekDays[(shortDayNames.indexOf(day) + 1) % 7],
    ),
  ].join(' '),
});

/** A vacation week as a field offers it: `Nov 30 – Dec 6, 2026 (W001)`. `details`: what else to say of it. */
export const toWeekChoice = (
  {
    weekId,
    startDate,
    endDate,
  }: { readonly weekId: string; readonly startDate: string; readonly endDate: string },
  details = weekId,
): Choice => {
  const days = formatDaysOfYear(startDate, endDate);
  return {
    id: weekId,
    text: `${days} (${weekId})`,
    title: days,
    details,
    names: [days],
    keywords: `${startDate} ${endDate}`,
  };
};

/** Those of these jobs and vacation weeks that have one of the IDs. */
export const listItemChoices = (
  {
    jobs,
    weeks,
  }: {
    readonly jobs: readonly Parameters<typeof toJobChoice>[0][];
    readonly weeks: readonly Parameters<typeof toWeekChoice>[0][];
  },
  ids: readonly string[],
  clock: HourClock,
): Choice[] => {
  const wanted = new Set(ids);
  return [
    ...jobs.filter(({ jobId }) => wanted.has(jobId)).map((job) => toJobChoice(job, clock)),
    ...weeks.filter(({ weekId }) => wanted.has(weekId)).map((week) => toWeekChoice(week)),
  ];
};
