import { useActionData, useLoaderData } from '@remix-run/react';
import { JobTemplates } from '~/app/components/roster/job-templates';
import { PublishedWeeksNote } from '~/app/components/roster/published-weeks';
import { RosterScreen } from '~/app/components/roster/roster-screen';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { actOnRoster, loadRoster } from '~/app/platform/roster/roster-route.server';
import { readChangedJobs } from '~/app/services/award/read-changed-jobs.server';
import { siteJobs } from '~/app/services/roster/site-rosters.server';
import { jobDefinition } from './job-definition';
import { jobForms } from './job-forms.server';
import { actOnTemplates, loadTemplates } from './template-forms.server';

export const meta = titlePage(() => adminCopy.jobs.title);

const load = loadRoster(siteJobs);
export const loader = dispatcherLoader(async (args) => {
  const { deps, access, receivedAt: now } = args;
  const [loaded, changed] = await Promise.all([load(args), readChangedJobs({ deps, access, now })]);
  const templates = loaded.tab === 'master' ? await loadTemplates(args) : null;
  const ids = changed.weeks.flatMap(({ jobs }) => jobs.map(({ published }) => published.jobId));
  return { ...loaded, templates, changed: new Set(ids).size };
});

const act = actOnRoster(jobForms);
export const action = dispatcherAction(async (args) => (await actOnTemplates(args)) ?? act(args));

export default function EditJobs() {
  const { templates, changed, ...loaded } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <RosterScreen
      roster={jobDefinition}
      loaded={loaded}
      acted={acted}
      note={
        <PublishedWeeksNote
          text={changed > 0 ? adminCopy.publishedWeeks.differ(changed) : null}
          review={adminCopy.publishedWeeks.review}
          to="/admin/edit-jobs/published-weeks"
        />
      }
    >
      {templates && <JobTemplates templates={templates} jobs={loaded.items.count} />}
    </RosterScreen>
  );
}
