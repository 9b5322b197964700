import { serverCopy } from '~/app/copy/copy';
import {
  flagField,
  textFormField,
  timeField,
  upTo,
  wholeNumberField,
} from '~/app/platform/roster/roster-forms.server';
import type { RosterForms } from '~/app/platform/roster/roster-route.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import type { Job } from '~/domain/jobs/job';
import { cleanId } from '~/domain/shared/clean-text';
import type { JobListError } from '~/domain/jobs/job-roster';
import { jobDefinition } from './job-definition';

export const jobForms: RosterForms<Job, JobListError> = {
  siteRoster: siteJobs,
  path: jobDefinition.path,
  id: { typed: upTo(40, cleanId), maxLength: 40 },
  fields: {
    startTime: timeField,
    weekDays: textFormField(60),
    isAirport: flagField,
    location: { ...textFormField(80), ifMissing: '' },
    places: { ...wholeNumberField, ifMissing: 1 },
  },
  describe: ({ jobId }) => jobId,
  describeRemoved: (count) => serverCopy.jobs.removed(count),
  describeImported: (count) => serverCopy.jobs.imported(count),
};
