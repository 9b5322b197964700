import type { Job } from '~/domain/jobs/job';
import { jobSchema } from '~/domain/jobs/job-schema';
import type { Tenant } from '~/domain/company/scope';
import type { Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { listItemKey } from './keys';

export const toJobItem = (tenant: Tenant, job: Job): Item => ({
  ...listItemKey(tenant, 'JOB', job.jobId),
  type: 'job',
  ...job,
});

export const fromJobItem = (item: Record<string, unknown>): Job => readItem('job', jobSchema, item);
