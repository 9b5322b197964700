import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmDelete } from '~/app/components/roster/confirm-delete';
import { MasterList } from '~/app/components/roster/master-list';
import { RosterEditor } from '~/app/components/roster/roster-editor';
import { RosterPage } from '~/app/components/roster/roster-page';
import { failure, parseForm } from '~/app/platform/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards.server';
import { redirectWithToast } from '~/app/platform/toast.server';
import { readJobs } from '~/app/services/roster/read-jobs.server';
import { jobsToText } from '~/domain/jobs/job-text';
import { actOnJobs } from './act-on-jobs.server';
import { AddJob } from './add-job';
import { jobColumns } from './job-columns';
import { jobForm } from './job-forms.server';

export const meta: MetaFunction = () => [{ title: 'Edit Jobs · Job Selection System' }];

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const jobs = await readJobs({ deps, access });
  return {
    siteName: access.site.name,
    limit: access.company.settings.maxJobs,
    tab: query.get('tab') === 'master' ? ('master' as const) : ('table' as const),
    dialog: query.get('dialog'),
    jobs,
  };
});

export const action = siteAdminAction(async ({ request, context, deps, access }) => {
  const form = await parseForm(request, jobForm);
  if (form.intent === 'delete' && !form.confirmed)
    return data({ error: null, confirm: form.selected });
  const acted = await actOnJobs({ deps, access }, form);
  if (!acted.ok) return failure(acted.error);
  return redirectWithToast({ context }, '/admin/edit-jobs', acted.value);
});

export default function EditJobs() {
  const { siteName, jobs, tab, dialog, limit } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error ?? undefined;
  const confirm = acted && 'confirm' in acted ? acted.confirm : [];
  return (
    <RosterPage title={`Edit Jobs – ${siteName}`} tab={tab}>
      {tab === 'master' ? (
        <MasterList
          noun="job"
          text={jobsToText(jobs)}
          exportPath="/admin/edit-jobs/export"
          columns="Job ID, Week Days, Start Time (24-hour HH:MM), and if you like Airport (Yes or No) and Location"
          example={'J101\tMon-Fri\t06:30\tNo\tNorth depot'}
          error={error}
        />
      ) : (
        <RosterEditor
          noun="job"
          rows={jobs.map(({ jobId, location = '', ...job }) => ({ id: jobId, location, ...job }))}
          columns={jobColumns}
          error={dialog === 'add' ? undefined : error}
          empty="No jobs."
          addLabel="Add Job"
        />
      )}
      {dialog === 'add' && <AddJob error={error} limit={limit} count={jobs.length} />}
      {confirm.length > 0 && <ConfirmDelete noun="job" selected={confirm} />}
    </RosterPage>
  );
}
