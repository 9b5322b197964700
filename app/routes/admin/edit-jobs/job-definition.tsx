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
  widths: { jobId: 8, startTime: 7.5, places: 6, endTime: 7, paidHours: 6.5 },
  shownFirst: ['startTime', 'weekDays', 'location'],
};
