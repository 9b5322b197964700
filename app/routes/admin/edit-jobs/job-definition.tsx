import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { adminCopy } from '~/app/copy/copy';
import type { Job } from '~/domain/jobs/job';
import { jobFields } from '~/domain/jobs/job-fields';

export const jobDefinition: RosterDefinition<Job> = {
  noun: 'job',
  path: '/admin/edit-jobs',
  printPath: '/admin/reports/jobs',
  idField: 'jobId',
  fields: jobFields,
  get texts() {
    return adminCopy.jobs.fields;
  },
  shownFirst: ['startTime', 'weekDays', 'location'],
  hasPairs: true,
};
