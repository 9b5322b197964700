import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmDelete } from '~/app/components/roster/confirm-delete';
import { MasterList } from '~/app/components/roster/master-list';
import { PlainList } from '~/app/components/roster/plain-list';
import { RosterEditor } from '~/app/components/roster/roster-editor';
import { rebased } from '~/app/components/roster/row-edit';
import { RosterPage, rosterTab } from '~/app/components/roster/roster-page';
import { failure } from '~/app/platform/forms/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { countUsed } from '~/app/services/roster/count-used.server';
import { readJobs } from '~/app/services/roster/read-jobs.server';
import { jobsToText } from '~/domain/jobs/job-text';
import { actOnJobs } from './act-on-jobs.server';
import { AddJob } from './add-job';
import { EditJob, type TypedJob } from './edit-job';
import { jobColumns } from './job-columns';
import { jobEdits, jobForm } from './job-forms.server';
import { pageTitle } from '~/app/components/shell/product';

export const meta: MetaFunction = () => [{ title: pageTitle('Edit Jobs') }];

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const jobs = await readJobs({ deps, access });
  return {
    siteName: access.site.name,
    limit: access.company.settings.maxJobs,
    used: await countUsed({ deps, access, list: 'jobs' }),
    tab: rosterTab(query.get('tab')),
    dialog: query.get('dialog'),
    edit: query.get('edit'),
    jobs,
  };
});

export const action = siteAdminAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(jobForm);
  if (form.intent === 'delete' && !form.confirmed)
    return data({ error: null, confirm: form.selected });
  const acted = await actOnJobs({ deps, access }, form);
  if (!acted.ok) {
    const { error } = acted;
    const edits = jobEdits(form);
    const isConflict = error.code === 'rows-changed';
    const { data: body, init } = failure(error);
    return data(
      {
        error: { ...body.error, intent: form.intent },
        /** What was typed, for a page without JavaScript. */
        edits,
        conflict: isConflict ? { rows: error.rows, edits: rebased(edits, error.rows) } : null,
      },
      init ?? {},
    );
  }
  return redirectWithToast({ context }, '/admin/edit-jobs', acted.value);
});

export default function EditJobs() {
  const { siteName, jobs, tab, dialog, edit, limit, used } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error ?? undefined;
  const confirm = acted && 'confirm' in acted ? acted.confirm : [];
  const conflict = acted && 'conflict' in acted ? acted.conflict : null;
  const rows = jobs.map(({ jobId, location = '', ...job }) => ({ id: jobId, location, ...job }));
  const edited = rows.find(({ id }) => id === edit);
  const typed: readonly TypedJob[] = acted && 'edits' in acted ? acted.edits : [];
  const isDialog = dialog === 'add' || edited !== undefined;
  return (
    <RosterPage
      title={`Edit Jobs – ${siteName}`}
      tab={tab}
      exportPath="/admin/edit-jobs/export"
      printPath="/admin/reports/jobs"
    >
      {dialog === 'add' && <AddJob error={error} limit={limit} count={used} />}
      {confirm.length > 0 && <ConfirmDelete noun="job" selected={confirm} />}
      {edited && !conflict && (
        <EditJob row={edited} typed={typed.find(({ id }) => id === edit)} error={error} />
      )}
      {tab === 'master' ? (
        <MasterList
          noun="job"
          text={jobsToText(jobs)}
          columns="Job ID, Week Days, Start Time (24-hour HH:MM), and if you like Airport (Yes or No) and Location"
          example={'J101\tMon-Fri\t06:30\tNo\tNorth depot'}
          error={error}
        />
      ) : tab === 'plain' ? (
        <PlainList
          noun="job"
          rows={rows}
          columns={jobColumns}
          empty="No jobs."
          addLabel="Add Job"
        />
      ) : (
        <RosterEditor
          noun="job"
          rows={rows}
          columns={jobColumns}
          error={isDialog ? undefined : error}
          conflict={conflict}
          empty="No jobs."
          addLabel="Add Job"
        />
      )}
    </RosterPage>
  );
}
