import { useLoaderData, useSearchParams } from '@remix-run/react';
import * as z from 'zod';
import { ActivityFilter } from '~/app/components/activity/activity-filter';
import { ActivityTable } from '~/app/components/activity/activity-table';
import { ActionLinks, toExports } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ConfirmForm } from '~/app/components/forms/confirm-form';
import { titlePage } from '~/app/components/shell/product';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { useHasRole } from '~/app/components/ui/use-page';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { siteAdminAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { clearActivity } from '~/app/services/activity/clear-activity.server';
import { readActivity } from '~/app/services/activity/read-activity.server';
import { readQuery } from './activity-query.server';

export const meta = titlePage(() => adminCopy.activity.title);

const clearForm = z.object({ intent: z.literal('clear'), confirmed: z.literal('yes') });

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const query = readQuery(request);
  const { entries, next, looked } = await readActivity({
    deps,
    access,
    query,
    describe: adminCopy.activityEvents.describe,
  });
  const { timeZone } = access.site;
  return { timeZone, query, next, looked, rows: entries };
});

export const action = siteAdminAction(async ({ sentForm, context, deps, access }) => {
  await sentForm.parse(clearForm);
  await clearActivity({ deps, access });
  return redirectWithSuccess(
    { context },
    '/admin/activity-log',
    serverCopy.activity.cleared,
    serverCopy.activity.clearedText,
  );
});

export default function ActivityLog() {
  const page = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const mayClear = useHasRole('site-admin');
  const filters = new URLSearchParams(search);
  filters.delete('before');
  filters.delete('dialog');
  const clear = { to: '?dialog=clear', label: adminCopy.activity.clear, icon: 'trash' } as const;
  return (
    <AdminPage
      title={adminCopy.activity.title}
      actions={
        <ActionLinks
          links={[
            ...toExports(`/admin/activity-log/export?${filters}`),
            ...(mayClear ? [clear] : []),
          ]}
        />
      }
    >
      <ActivityFilter key={filters.toString()} query={page.query} />
      <ActivityTable
        rows={page.rows}
        timeZone={page.timeZone}
        looked={page.looked}
        isFiltered={filters.size > 0}
        isLater={page.query.before !== undefined}
        newestHref={`?${filters}`}
        olderHref={page.next && `?${new URLSearchParams([...filters, ['before', page.next]])}`}
      />
      {mayClear && search.get('dialog') === 'clear' && <ClearActivity />}
    </AdminPage>
  );
}

/** Asks before the view is cleared, and explains what happens to the stored entries. */
const ClearActivity = () => (
  <RouteDialog title={adminCopy.activity.clearTitle} closeTo="/admin/activity-log">
    <p>{adminCopy.activity.clearText}</p>
    <ConfirmForm
      action="/admin/activity-log"
      closeTo="/admin/activity-log"
      intent="clear"
      label={adminCopy.activity.clearConfirm}
    />
  </RouteDialog>
);
