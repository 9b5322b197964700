import { serverCopy } from '~/app/copy/copy';
import { upTo } from '~/app/platform/roster/roster-forms.server';
import type { RosterForms } from '~/app/platform/roster/roster-route.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import type { Job } from '~/domain/jobs/job';
import type { JobListError } from '~/domain/jobs/job-roster';
import { maxJobIdLength } from '~/domain/jobs/limits';
import { cleanId } from '~/domain/shared/clean-text';
import { jobDefinition } from './job-definition';

export const jobForms: RosterForms<Job, JobListError> = {
  siteRoster: siteJobs,
  path: jobDefinition.path,
  typedId: upTo(maxJobIdLength, cleanId),
  describe: ({ jobId }) => jobId,
  describeRemoved: (count) => serverCopy.jobs.removed(count),
  describeImported: (count) => serverCopy.jobs.imported(count),
};
