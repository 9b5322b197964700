import type { ListRules, RowsChanged } from '~/domain/roster/change-list';
import type { RosterText, TextColumns } from '~/domain/roster/roster-text';
import { cleanText, cutText } from '~/domain/shared/clean-text';
import { meansYes } from '~/domain/shared/paste';
import { fail, ok } from '~/domain/shared/result';
import type { Job } from './job';
import { startTimePattern } from './limits';

export type JobListError =
  | { readonly code: 'missing-job-id' }
  | { readonly code: 'duplicate-job-id'; readonly jobId: string }
  | { readonly code: 'invalid-start-time'; readonly jobId: string }
  | { readonly code: 'job-without-days'; readonly jobId: string }
  | RowsChanged
  | { readonly code: 'job-gone'; readonly jobId: string }
  | { readonly code: 'too-many-jobs'; readonly limit: number; readonly count: number };

export const jobColumns: TextColumns<Job> = {
  columns: {
    JobID: 'jobId',
    WeekDays: 'weekDays',
    StartTime: 'startTime',
    Airport: 'isAirport',
    Location: 'location',
  },
  optional: ['location'],
};

const notEnough = 'Not enough data (need at least Job ID, Week Days, and Start Time)';

/** The roster of a site's jobs. */
export const jobRoster: ListRules<Job, JobListError> & RosterText<Job> = {
  ...jobColumns,
  noun: 'job',
  idField: 'jobId',
  tidy: ({ location, ...job }) => (location ? { ...job, location } : job),
  gone: (jobId) => ({ code: 'job-gone', jobId }),
  duplicate: (jobId) => ({ code: 'duplicate-job-id', jobId }),
  tooMany: (numbers) => ({ code: 'too-many-jobs', ...numbers }),
  check: (_, changed) => {
    for (const [jobId, { startTime, weekDays }] of changed) {
      if (jobId.trim() === '') return { code: 'missing-job-id' };
      if (!startTimePattern.test(startTime)) return { code: 'invalid-start-time', jobId };
      if (weekDays === '') return { code: 'job-without-days', jobId };
    }
    return undefined;
  },
  isHeader: (fields) => /job ?id/i.test(fields.join(' ')),
  parseFields: (fields) => {
    const [rawId = '', rawDays = '', startTime = '', airport = '', rawLocation = ''] = fields;
    if (fields.length < 3) return fail(notEnough);
    const jobId = cleanText(rawId);
    const weekDays = cleanText(rawDays);
    const location = cleanText(rawLocation);
    if (jobId === '') return fail('Job ID cannot be empty');
    if (jobId.length > 40) return fail('Job ID is longer than 40 characters');
    if (weekDays === '') return fail(notEnough);
    if (!startTimePattern.test(startTime))
      return fail('Invalid Start Time format. Use 24-hour format HH:MM');
    return ok({
      jobId,
      weekDays: cutText(weekDays, 60),
      startTime,
      isAirport: meansYes(airport) || airport.toLowerCase() === 'airport',
      ...(location && { location: cutText(location, 80) }),
    });
  },
  checkAll: (jobs) =>
    new Set(jobs.map(({ jobId }) => jobId)).size < jobs.length
      ? ['Duplicate Job IDs found. Each job must have a unique Job ID.']
      : [],
};
