import type { MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData, useNavigation } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { AssignmentsTable } from '~/app/components/assignments/assignments-table';
import { AwardDifferenceTable } from '~/app/components/assignments/award-difference-table';
import { ManualAssignments } from '~/app/components/assignments/manual-assignments';
import { PublicationNote } from '~/app/components/assignments/publication-note';
import { useActionError } from '~/app/components/admin/use-action-error';
import { failure, parseForm } from '~/app/platform/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards.server';
import { redirectWithToast } from '~/app/platform/toast.server';
import {
  readManual,
  readProvisional,
  readPublished,
} from '~/app/services/award/read-assignments.server';
import { windowStateAt } from '~/domain/portal/selection-window';
import { actOnAssignments } from './act-on-assignments.server';
import { assignmentForm } from './assignment-forms.server';

export const meta: MetaFunction = () => [{ title: 'Final Assignments · Job Selection System' }];

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const isProvisional = new URL(request.url).searchParams.get('view') === 'provisional';
  const [shown, manual] = await Promise.all([
    isProvisional ? readProvisional({ deps, access }) : readPublished({ deps, access }),
    readManual({ deps, access }),
  ]);
  const { site } = access;
  return {
    shown,
    manual,
    view: isProvisional ? ('provisional' as const) : ('published' as const),
    siteName: site.name,
    timeZone: site.timeZone,
    periodId: site.window.periodId,
    awardVersion: site.window.awardVersion,
    state: windowStateAt(site.window, receivedAt),
  };
});

export const action = siteAdminAction(async ({ request, context, deps, access }) => {
  const form = await parseForm(request, assignmentForm);
  const acted = await actOnAssignments({ deps, access }, form);
  if (!acted.ok) return failure(acted.error);
  const view = acted.value.view === 'provisional' ? '?view=provisional' : '';
  return redirectWithToast({ context }, `/admin/final-assignments${view}`, acted.value.toast);
});

export default function FinalAssignments() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const isBusy = useNavigation().state !== 'idle';
  const { shown, view, state } = page;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">Final Assignments</h1>
          <p className="text-base-content/80">
            {page.siteName} · {page.periodId}
          </p>
        </div>
        <Link to="/admin/dashboard" className="btn">
          <ArrowLeft className="size-4" aria-hidden /> Back to Dashboard
        </Link>
      </div>
      {error && !error.code.startsWith('manual-') && (
        <p role="alert" className="alert alert-error">
          <span>
            <strong>{error.title}.</strong> {error.text}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Form method="post">
          <button name="intent" value="create-provisional" className="btn" disabled={isBusy}>
            Create Provisional
          </button>
        </Form>
        <Form method="post">
          <button
            name="intent"
            value="publish"
            className="btn btn-primary"
            disabled={isBusy || state === 'open'}
            aria-describedby="publish-note"
          >
            Save Final Assignments
          </button>
        </Form>
        {shown && (
          <a
            href={`/admin/final-assignments/export${view === 'provisional' ? '?view=provisional' : ''}`}
            className="btn"
            download
          >
            Export CSV
          </a>
        )}
        {page.awardVersion > 0 && (
          <a href="/admin/final-assignments/record" className="btn btn-ghost" download>
            Award record
          </a>
        )}
        <p id="publish-note" className="w-full text-sm text-base-content/80">
          {state === 'open'
            ? 'Selection is still open: you can look at a provisional award, and save it as final after the cutoff.'
            : page.awardVersion > 0
              ? `Saving again publishes version ${page.awardVersion + 1} and shows the difference.`
              : 'Saving publishes the award: every driver sees their job and the reason for each pick.'}
        </p>
      </div>
      <PublicationNote
        view={view}
        publication={shown?.publication ?? null}
        timeZone={page.timeZone}
      />
      {shown?.difference && (
        <AwardDifferenceTable difference={shown.difference} isPreview={view === 'provisional'} />
      )}
      <AssignmentsTable rows={shown?.rows ?? null} />
      <ManualAssignments
        {...page.manual}
        error={error?.code.startsWith('manual-') ? error : undefined}
      />
    </div>
  );
}
