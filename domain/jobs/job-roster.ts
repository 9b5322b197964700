import type { ListRules, RowsChanged } from '~/domain/roster/change-list';
import type { RosterText } from '~/domain/roster/roster-text';
import type { Job } from './job';
import { jobFields } from './job-fields';
import { jobSchema } from './job-schema';
import { maxPaidHours, maxPlaces, startTimePattern } from './limits';

export type JobListError =
  | { readonly code: 'missing-job-id' }
  | { readonly code: 'duplicate-job-id'; readonly jobId: string }
  | { readonly code: 'invalid-start-time'; readonly jobId: string }
  | { readonly code: 'job-without-days'; readonly jobId: string }
  | { readonly code: 'invalid-places'; readonly jobId: string; readonly most: number }
  | { readonly code: 'invalid-end-time'; readonly jobId: string }
  | { readonly code: 'invalid-paid-hours'; readonly jobId: string; readonly most: number }
  | RowsChanged
  | { readonly code: 'job-gone'; readonly jobId: string }
  | { readonly code: 'too-many-jobs'; readonly limit: number; readonly count: number };

/** The roster of a site's jobs. */
export const jobRoster: ListRules<Job, JobListError> & RosterText<Job> = {
  noun: 'job',
  idField: 'jobId',
  fields: jobFields,
  tooFew: { code: 'too-few-job-fields' },
  gone: (jobId) => ({ code: 'job-gone', jobId }),
  duplicate: (jobId) => ({ code: 'duplicate-job-id', jobId }),
  tooMany: (numbers) => ({ code: 'too-many-jobs', ...numbers }),
  check: (_, changed) => {
    const errors: JobListError[] = [];
    for (const [jobId, { startTime, weekDays, places, endTime, paidHours }] of changed) {
      if (jobId.trim() === '') errors.push({ code: 'missing-job-id' });
      if (!startTimePattern.test(startTime)) errors.push({ code: 'invalid-start-time', jobId });
      if (weekDays === '') errors.push({ code: 'job-without-days', jobId });
      if (!jobSchema.shape.places.safeParse(places).success)
        errors.push({ code: 'invalid-places', jobId, most: maxPlaces });
      if (!jobSchema.shape.endTime.safeParse(endTime).success)
        errors.push({ code: 'invalid-end-time', jobId });
      if (!jobSchema.shape.paidHours.safeParse(paidHours).success)
        errors.push({ code: 'invalid-paid-hours', jobId, most: maxPaidHours });
    }
    return errors;
  },
};
