import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { changeJobs, type JobChange, type JobListError } from '~/domain/jobs/job-list';
import type { Result } from '~/domain/shared/result';
import { countUsed } from './count-used.server';
import { commitList, type ListChanged } from './commit-list.server';

export type ChangeJobsError = JobListError | ListChanged;

/** Adds, edits or deletes jobs: whole or not at all. Returns how many were written and deleted. */
export const changeSiteJobs = async ({
  deps,
  access,
  input,
  details,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: JobChange;
  /** The line of the activity log, of the ids that are deleted. */
  details: (deletes: readonly string[]) => string;
}): Promise<Result<{ written: number; deleted: number }, ChangeJobsError>> => {
  const { maxJobs } = access.company.settings;
  return commitList({
    deps,
    access,
    store: deps.stores.jobs,
    idOf: ({ jobId }) => jobId,
    limit: maxJobs,
    action: input.deletes?.length ? 'delete' : input.adds?.length ? 'create' : 'update',
    details,
    decide: async (current) => {
      const used = await countUsed({ deps, access, list: 'jobs' });
      const elsewhere = Math.max(0, used - current.length);
      return changeJobs(current, input, { maxJobs, elsewhere });
    },
  });
};
