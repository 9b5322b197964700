import { getPlaces, type HasPlaces, type Job } from '~/domain/jobs/job';
import { isWeekDay } from '~/domain/picks/week-days';
import type { HourClock } from '~/domain/time/hour-clock';
import { copy } from './copy';
import { formatTime } from './format-time';

/** The job's location; without one, whether it is an airport or a local job. */
export const formatLocation = ({ location, isAirport }: Pick<Job, 'location' | 'isAirport'>) =>
  location || copy.common.places[isAirport ? 'airport' : 'local'];

/** `3 places` for a job that takes three drivers; empty for a job that takes one. */
export const formatPlaces = (job: HasPlaces): string =>
  getPlaces(job) > 1 ? copy.common.placeCount(getPlaces(job)) : '';

/** `6:30 AM–3:00 PM`; only the start if the job's end is not stated. */
export const formatShift = (
  { startTime, endTime }: Pick<Job, 'startTime' | 'endTime'>,
  clock: HourClock,
): string =>
  [startTime, ...(endTime ? [endTime] : [])].map((time) => formatTime(time, clock)).join('–');

/** The location with the number of places, if there are several, and the paid hours, if they are stated. */
export const formatLocationAndPlaces = (
  job: Pick<Job, 'location' | 'isAirport' | 'places' | 'paidHours'>,
) =>
  // No line breaks inside the numbers.
  [
    formatLocation(job),
    formatPlaces(job).replaceAll(' ', '\u00a0'),
    ...(job.paidHours ? [copy.common.paidHours(job.paidHours).replaceAll(' ', '\u00a0')] : []),
  ]
    .filter(Boolean)
    .join(' · ');

/** The work days as entered, such as `Mon-Fri`, with the day names in the reader's language. */
export const formatWorkDays = ({ weekDays }: Pick<Job, 'weekDays'>): string =>
  weekDays.replaceAll(/[A-Z][a-z]{2}\b/g, (word) =>
    isWeekDay(word) ? copy.common.shortDays[word] : word,
  );

/** Times, days and place in one line: `5:30 AM · Mon-Fri · Downtown`. */
export const formatJob = (
  job: Pick<Job, 'startTime' | 'endTime' | 'weekDays' | 'location' | 'isAirport'>,
  clock: HourClock,
): string => [formatShift(job, clock), formatWorkDays(job), formatLocation(job)].join(' · ');
