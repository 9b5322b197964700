import type { Job } from '~/domain/jobs/job';
import { jobSchema } from '~/domain/jobs/job-schema';
import type { Tenant } from '~/domain/company/scope';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { listItemKey } from '~/app/store/table/keys';

export const toJobItem = (tenant: Tenant, job: Job): Item => ({
  ...listItemKey(tenant, 'JOB', job.jobId),
  type: 'job',
  ...job,
});

export const fromJobItem = (item: Record<string, unknown>): Job => readItem('job', jobSchema, item);
