import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Job } from '~/domain/jobs/job';

/** The site's jobs, by job id as text. */
export const readJobs = async ({
  deps,
  access: { scope },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<readonly Job[]> => (await deps.stores.jobs.list(scope)).items;
