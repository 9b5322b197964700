import type { ListRules, RowsChanged } from '~/domain/roster/change-list';
import { readTime } from '~/domain/roster/read-cell';
import type { RosterText } from '~/domain/roster/roster-text';
import { cleanId, cleanText, cutText } from '~/domain/shared/clean-text';
import { readFlag } from '~/domain/shared/paste';
import { fail, ok } from '~/domain/shared/result';
import type { Job } from './job';
import { jobColumns } from './job-columns';
import { jobHeaders } from './job-headers';
import { jobSchema } from './job-schema';
import { maxPlaces, startTimePattern } from './limits';

export type JobListError =
  | { readonly code: 'missing-job-id' }
  | { readonly code: 'duplicate-job-id'; readonly jobId: string }
  | { readonly code: 'invalid-start-time'; readonly jobId: string }
  | { readonly code: 'job-without-days'; readonly jobId: string }
  | { readonly code: 'invalid-places'; readonly jobId: string; readonly most: number }
  | RowsChanged
  | { readonly code: 'job-gone'; readonly jobId: string }
  | { readonly code: 'too-many-jobs'; readonly limit: number; readonly count: number };

const maxIdLength = 40;

/** The number of places as typed; an empty field means 1. Null if it is no such number. */
const parsePlaces = (text = ''): number | null => {
  if (text.trim() === '') return 1;
  const places = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return places > 0 ? places : null;
};

/** What marks a job at the airport besides the usual words for yes. */
const airportWords = ['airport'];

/** The roster of a site's jobs. */
export const jobRoster: ListRules<Job, JobListError> & RosterText<Job> = {
  ...jobColumns,
  noun: 'job',
  idField: 'jobId',
  tidy: ({ location, places, ...job }) => ({
    ...job,
    ...(location && { location }),
    ...(places !== undefined && places !== 1 && { places }),
  }),
  gone: (jobId) => ({ code: 'job-gone', jobId }),
  duplicate: (jobId) => ({ code: 'duplicate-job-id', jobId }),
  tooMany: (numbers) => ({ code: 'too-many-jobs', ...numbers }),
  check: (_, changed) => {
    const errors: JobListError[] = [];
    for (const [jobId, { startTime, weekDays, places }] of changed) {
      if (jobId.trim() === '') errors.push({ code: 'missing-job-id' });
      if (!startTimePattern.test(startTime)) errors.push({ code: 'invalid-start-time', jobId });
      if (weekDays === '') errors.push({ code: 'job-without-days', jobId });
      if (!jobSchema.shape.places.safeParse(places).success)
        errors.push({ code: 'invalid-places', jobId, most: maxPlaces });
    }
    return errors;
  },
  headers: jobHeaders,
  required: ['jobId', 'weekDays', 'startTime'],
  flags: { isAirport: airportWords },
  parseFields: (fields) => {
    const [rawId = '', rawDays = '', rawTime = '', airport = '', rawLocation = '', rawPlaces] =
      fields;
    if (fields.length < 3) return fail({ code: 'too-few-job-fields' });
    const jobId = cleanId(rawId);
    const weekDays = cleanText(rawDays);
    const location = cleanText(rawLocation);
    const places = parsePlaces(rawPlaces);
    if (jobId === '') return fail({ code: 'job-id-empty' });
    if (jobId.length > maxIdLength) return fail({ code: 'job-id-too-long', limit: maxIdLength });
    if (weekDays === '') return fail({ code: 'too-few-job-fields' });
    const startTime = readTime(rawTime);
    if (startTime === null) return fail({ code: 'invalid-start-time' });
    if (places === null) return fail({ code: 'invalid-places', most: maxPlaces });
    return ok({
      jobId,
      weekDays: cutText(weekDays, 60),
      startTime,
      isAirport: readFlag(airport, airportWords) ?? false,
      ...(location && { location: cutText(location, 80) }),
      ...(places > 1 && { places }),
    });
  },
  getKeys: ({ jobId }) => [{ of: 'job-id', value: jobId }],
};
