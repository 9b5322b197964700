import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmDelete } from '~/app/components/roster/confirm-delete';
import { MasterList } from '~/app/components/roster/master-list';
import { RosterEditor } from '~/app/components/roster/roster-editor';
import { RosterPage } from '~/app/components/roster/roster-page';
import { failure, parseForm } from '~/app/platform/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards.server';
import { redirectWithToast } from '~/app/platform/toast.server';
import { readDrivers } from '~/app/services/roster/read-drivers.server';
import { driversToText } from '~/domain/drivers/driver-text';
import { actOnDrivers } from './act-on-drivers.server';
import { AddDriver } from './add-driver';
import { driverColumns } from './driver-columns';
import { driverForm } from './driver-forms.server';

export const meta: MetaFunction = () => [{ title: 'Edit Drivers · Job Selection System' }];

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const drivers = await readDrivers({ deps, access });
  return {
    siteName: access.site.name,
    limit: access.company.settings.maxDrivers,
    tab: query.get('tab') === 'master' ? ('master' as const) : ('table' as const),
    dialog: query.get('dialog'),
    drivers,
  };
});

export const action = siteAdminAction(async ({ request, context, deps, access }) => {
  const form = await parseForm(request, driverForm);
  if (form.intent === 'delete' && !form.confirmed)
    return data({ error: null, confirm: form.selected });
  const acted = await actOnDrivers({ deps, access }, form);
  if (!acted.ok) return failure(acted.error);
  return redirectWithToast({ context }, '/admin/edit-drivers', acted.value);
});

export default function EditDrivers() {
  const { siteName, drivers, tab, dialog, limit } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error ?? undefined;
  const confirm = acted && 'confirm' in acted ? acted.confirm : [];
  return (
    <RosterPage title={`Edit Drivers – ${siteName}`} tab={tab}>
      {tab === 'master' ? (
        <MasterList
          noun="driver"
          text={driversToText(drivers)}
          exportPath="/admin/edit-drivers/export"
          columns="Employee ID, Name, Seniority Number, and if you like VC, Airport, Eligible (Yes or No)"
          example={'1234567\tJane Smith\t1\tNo\tYes\tYes'}
          error={error}
        />
      ) : (
        <RosterEditor
          noun="driver"
          rows={drivers.map(({ employeeId, ...driver }) => ({ id: employeeId, ...driver }))}
          columns={driverColumns}
          error={dialog === 'add' ? undefined : error}
          empty="No drivers."
          addLabel="Add Driver"
        />
      )}
      {dialog === 'add' && <AddDriver error={error} limit={limit} count={drivers.length} />}
      {confirm.length > 0 && <ConfirmDelete noun="driver" selected={confirm} />}
    </RosterPage>
  );
}
