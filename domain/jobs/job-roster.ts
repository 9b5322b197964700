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

const maxIdLength = 40;

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
    if (fields.length < 3) return fail({ code: 'too-few-job-fields' });
    const jobId = cleanText(rawId);
    const weekDays = cleanText(rawDays);
    const location = cleanText(rawLocation);
    if (jobId === '') return fail({ code: 'job-id-empty' });
    if (jobId.length > maxIdLength) return fail({ code: 'job-id-too-long', limit: maxIdLength });
    if (weekDays === '') return fail({ code: 'too-few-job-fields' });
    if (!startTimePattern.test(startTime)) return fail({ code: 'invalid-start-time' });
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
      ? [{ code: 'duplicate-job-ids' }]
      : [],
};
