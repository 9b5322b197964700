import type { Job } from '~/domain/jobs/job';
import { isWeekDay } from '~/domain/picks/week-days';
import { copy } from './copy';

/** The job's location; without one, whether it is an airport or a local job. */
export const formatLocation = ({ location, isAirport }: Pick<Job, 'location' | 'isAirport'>) =>
  location || copy.common.places[isAirport ? 'airport' : 'local'];

/** The work days as entered, such as `Mon-Fri`, with the day names in the reader's language. */
export const formatWorkDays = ({ weekDays }: Pick<Job, 'weekDays'>): string =>
  weekDays.replaceAll(/[A-Z][a-z]{2}\b/g, (word) =>
    isWeekDay(word) ? copy.common.shortDays[word] : word,
  );
