import {
  conflictsOf,
  edited,
  type Fields,
  type ListEdit,
  type RowsChanged,
} from '~/domain/shared/list-edit';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Job } from './job';
import { startTimePattern } from './limits';

export type JobListError =
  | { readonly code: 'missing-job-id' }
  | { readonly code: 'duplicate-job-id'; readonly jobId: string }
  | { readonly code: 'invalid-start-time'; readonly jobId: string }
  | { readonly code: 'job-without-days'; readonly jobId: string }
  | RowsChanged<Job>
  | { readonly code: 'job-gone'; readonly jobId: string }
  | { readonly code: 'too-many-jobs'; readonly limit: number; readonly count: number };

/** What a change asks for: new jobs, edited fields by job id, jobs to delete. */
export interface JobChange {
  readonly adds?: readonly Job[];
  readonly edits?: readonly (Fields<Job> & { readonly jobId: string })[];
  /** The rows as they were shown to whoever edits them; a row without one is edited as it is. */
  readonly seen?: ReadonlyMap<string, Job>;
  readonly deletes?: readonly string[];
  /** Whether an added id that exists already replaces that job (paste) or is refused (add). */
  readonly replace?: boolean;
}

const withoutEmptyPlace = ({ location, ...job }: Job): Job =>
  location ? { ...job, location } : job;

/** Decides a change of a site's jobs (spec 5). Nothing is done in part. */
export const changeJobs = (
  current: readonly Job[],
  change: JobChange,
  {
    maxJobs,
    elsewhere = 0,
  }: { maxJobs: number; /** At the company's other sites. */ elsewhere?: number },
): Result<ListEdit<Job>, JobListError> => {
  const { adds = [], edits = [], seen = new Map(), deletes = [], replace = false } = change;
  const byId = new Map(current.map((job) => [job.jobId, job]));
  const gone = [...new Set(deletes)].filter((jobId) => byId.delete(jobId));
  const conflicts = conflictsOf(
    edits.map(({ jobId, ...fields }) => ({ id: jobId, fields })),
    seen,
    byId,
  );
  if (conflicts.length > 0) return fail({ code: 'rows-changed', rows: conflicts });
  const puts = new Map<string, Job>();
  for (const { jobId, ...fields } of edits) {
    const before = byId.get(jobId);
    if (!before) return fail({ code: 'job-gone', jobId });
    puts.set(jobId, withoutEmptyPlace(edited(before, fields)));
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
  const count = byId.size + elsewhere;
  if (count > maxJobs && byId.size > current.length) {
    return fail({ code: 'too-many-jobs', limit: maxJobs, count });
  }
  return ok({ puts: [...puts.values()], deletes: gone });
};
