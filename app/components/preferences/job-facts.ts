import { copy } from '~/app/copy/copy';
import type { Job } from '~/domain/jobs/job';
import { isWeekDay } from '~/domain/picks/week-days';

/** Where the job is; one without a location is named by its kind. */
export const formatLocation = ({ location, isAirport }: Job): string =>
  location || (isAirport ? copy.preferences.airport : copy.preferences.local);

/** The days as they were typed, such as `Mon-Fri`, their short names in the reader's language. */
export const formatWorkDays = ({ weekDays }: Job): string =>
  weekDays.replaceAll(/[A-Z][a-z]{2}\b/g, (word) =>
    isWeekDay(word) ? copy.common.shortDays[word] : word,
  );
