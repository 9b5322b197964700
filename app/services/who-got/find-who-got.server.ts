import type { StagedVersion } from '~/app/ports/award';
import type { DriverCall } from '~/app/ports/deps';
import { readFigures } from '~/app/services/reports/read-figures.server';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Job } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';
import {
  explainByFigures,
  explainByOwnResult,
  findTypedJob,
  type AskedJob,
} from '~/domain/reports/who-got';

/**
 * Says who got a job of a published award. Reads nothing if the driver's own result answers it, and otherwise the figures of
 * the version, which the first question or report about it computes and stores.
 */
export const findWhoGot = async ({
  deps,
  access: { scope, driver, company },
  award,
  jobs,
  outcome,
  typed,
}: DriverCall<
  'stores',
  {
    award: StagedVersion;
    /** As the version has them. */
    jobs: readonly Job[];
    outcome: DriverOutcome;
    typed: string;
  }
>): Promise<AskedJob> => {
  const { periodId } = award;
  const job = findTypedJob(jobs, typed);
  if (!job) return { periodId, jobId: typed, answer: { code: 'not-offered' } };
  const { jobId } = job;
  const own = explainByOwnResult(jobId, outcome);
  if (own) return { periodId, jobId, answer: own };
  if (!mayHold(job, driver, company.settings))
    return { periodId, jobId, answer: { code: 'needs-airport-certification' } };
  const [week] = await readFigures({ deps, scope }, [award]);
  const figures = week?.figures;
  return { periodId, jobId, answer: figures ? explainByFigures(jobId, outcome, figures) : null };
};
