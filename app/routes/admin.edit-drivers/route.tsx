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
import { issueResetCode } from '~/app/services/passwords/issue-reset-code.server';
import { countUsed } from '~/app/services/roster/count-used.server';
import { readDrivers } from '~/app/services/roster/read-drivers.server';
import { requiresPassword } from '~/domain/access/id-alone';
import { driversToText } from '~/domain/drivers/driver-text';
import { actOnDrivers } from './act-on-drivers.server';
import { AddDriver } from './add-driver';
import { IssuedCodeDialog } from './issued-code-dialog';
import { EditDriver, type TypedDriver } from './edit-driver';
import { driverColumns } from './driver-columns';
import { driverEdits, driverForm } from './driver-forms.server';
import { pageTitle } from '~/app/components/shell/product';

export const meta: MetaFunction = () => [{ title: pageTitle('Edit Drivers') }];

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const drivers = await readDrivers({ deps, access });
  return {
    siteName: access.site.name,
    limit: access.company.settings.maxDrivers,
    used: await countUsed({ deps, access, list: 'drivers' }),
    tab: rosterTab(query.get('tab')),
    dialog: query.get('dialog'),
    edit: query.get('edit'),
    requiresPassword: requiresPassword(access.site.settings),
    drivers,
  };
});

export const action = siteAdminAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(driverForm);
  if (form.intent === 'delete' && !form.confirmed)
    return data({ error: null, confirm: form.selected });
  if (form.intent === 'issue-code') {
    const issued = await issueResetCode({ deps, access, employeeId: form.employeeId });
    return issued.ok ? data({ error: null, issued: issued.value }) : failure(issued.error);
  }
  const acted = await actOnDrivers({ deps, access }, form);
  if (!acted.ok) {
    const { error } = acted;
    const edits = driverEdits(form);
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
  return redirectWithToast({ context }, '/admin/edit-drivers', acted.value);
});

export default function EditDrivers() {
  const { siteName, drivers, tab, dialog, edit, limit, used, requiresPassword } =
    useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error ?? undefined;
  const confirm = acted && 'confirm' in acted ? acted.confirm : [];
  const conflict = acted && 'conflict' in acted ? acted.conflict : null;
  const rows = drivers.map(({ employeeId, ...driver }) => ({ id: employeeId, ...driver }));
  const edited = rows.find(({ id }) => id === edit);
  const typed: readonly TypedDriver[] = acted && 'edits' in acted ? acted.edits : [];
  const isDialog = dialog === 'add' || edited !== undefined;
  return (
    <RosterPage
      title={`Edit Drivers – ${siteName}`}
      tab={tab}
      exportPath="/admin/edit-drivers/export"
      printPath="/admin/reports/drivers"
    >
      {dialog === 'add' && <AddDriver error={error} limit={limit} count={used} />}
      {confirm.length > 0 && <ConfirmDelete noun="driver" selected={confirm} />}
      {acted && 'issued' in acted && <IssuedCodeDialog {...acted.issued} />}
      {edited && !conflict && (
        <EditDriver
          row={edited}
          typed={typed.find(({ id }) => id === edit)}
          requiresPassword={requiresPassword}
          error={error}
        />
      )}
      {tab === 'master' ? (
        <MasterList
          noun="driver"
          text={driversToText(drivers)}
          columns="Employee ID, Name, Seniority Number, and if you like VC, Airport, Eligible (Yes or No)"
          example={'1234567\tJane Smith\t1\tNo\tYes\tYes'}
          error={error}
        />
      ) : tab === 'plain' ? (
        <PlainList
          noun="driver"
          rows={rows}
          columns={driverColumns}
          empty="No drivers."
          addLabel="Add Driver"
        />
      ) : (
        <RosterEditor
          noun="driver"
          rows={rows}
          columns={driverColumns}
          error={isDialog ? undefined : error}
          conflict={conflict}
          empty="No drivers."
          addLabel="Add Driver"
        />
      )}
    </RosterPage>
  );
}
