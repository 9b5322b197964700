import { edited, type Fields, type ListEdit } from '~/domain/shared/list-edit';
import { fail, ok, type Result } from '~/domain/shared/result';
import { startTimePattern, type Job } from './job';

export type JobListError =
  | { readonly code: 'missing-job-id' }
  | { readonly code: 'duplicate-job-id'; readonly jobId: string }
  | { readonly code: 'invalid-start-time'; readonly jobId: string }
  | { readonly code: 'job-without-days'; readonly jobId: string }
  | { readonly code: 'job-gone'; readonly jobId: string }
  | { readonly code: 'too-many-jobs'; readonly limit: number; readonly count: number };

/** What a change asks for: new jobs, edited fields by job id, jobs to delete. */
export interface JobChange {
  readonly adds?: readonly Job[];
  readonly edits?: readonly (Fields<Job> & { readonly jobId: string })[];
  readonly deletes?: readonly string[];
  /** Whether an added id that exists already replaces that job (paste) or is refused (add). */
  readonly replace?: boolean;
}

/** Decides a change of a site's jobs (spec 5). Nothing is done in part. */
export const changeJobs = (
  current: readonly Job[],
  change: JobChange,
  { maxJobs }: { maxJobs: number },
): Result<ListEdit<Job>, JobListError> => {
  const { adds = [], edits = [], deletes = [], replace = false } = change;
  const byId = new Map(current.map((job) => [job.jobId, job]));
  for (const jobId of deletes) byId.delete(jobId);
  const puts = new Map<string, Job>();
  for (const { jobId, ...fields } of edits) {
    const before = byId.get(jobId);
    if (!before) return fail({ code: 'job-gone', jobId });
    puts.set(jobId, edited(before, fields));
  }
  for (const job of adds) {
    const { jobId } = job;
    if (puts.has(jobId) || (byId.has(jobId) && !replace))
      return fail({ code: 'duplicate-job-id', jobId });
    puts.set(jobId, job);
  }
  for (const [jobId, job] of puts) {
    if (jobId.trim() === '') return fail({ code: 'missing-job-id' });
    if (!startTimePattern.test(job.startTime)) return fail({ code: 'invalid-start-time', jobId });
    if (job.weekDays === '') return fail({ code: 'job-without-days', jobId });
    byId.set(jobId, job);
  }
  if (byId.size > maxJobs && byId.size > current.length) {
    return fail({ code: 'too-many-jobs', limit: maxJobs, count: byId.size });
  }
  return ok({ puts: [...puts.values()], deletes });
};
