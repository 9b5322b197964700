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

/** The location with the number of places, if there are several. */
export const formatLocationAndPlaces = (job: Pick<Job, 'location' | 'isAirport' | 'places'>) =>
  // No line breaks inside the number of places.
  [formatLocation(job), formatPlaces(job).replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ');

/** The work days as entered, such as `Mon-Fri`, with the day names in the reader's language. */
export const formatWorkDays = ({ weekDays }: Pick<Job, 'weekDays'>): string =>
  weekDays.replaceAll(/[A-Z][a-z]{2}\b/g, (word) =>
    isWeekDay(word) ? copy.common.shortDays[word] : word,
  );

/** Start, days and place in one line: `5:30 AM · Mon-Fri · Downtown`. */
export const formatJob = (
  job: Pick<Job, 'startTime' | 'weekDays' | 'location' | 'isAirport'>,
  clock: HourClock,
): string =>
  [formatTime(job.startTime, clock), formatWorkDays(job), formatLocation(job)].join(' · ');
