import type { TextColumns } from '~/domain/roster/roster-text';
import type { Job } from './job';

/** In a separate file, so that pages can import it without the rules. */
export const jobColumns: TextColumns<Job> = {
  columns: {
    JobID: 'jobId',
    WeekDays: 'weekDays',
    StartTime: 'startTime',
    Airport: 'isAirport',
    Location: 'location',
    Places: 'places',
  },
  optional: ['location', 'places'],
};
