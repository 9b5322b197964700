import { useActionData, useLoaderData } from '@remix-run/react';
import { OnLeaveNote } from '~/app/components/leave/on-leave-note';
import { RosterScreen } from '~/app/components/roster/roster-screen';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { actOnRoster, loadRoster } from '~/app/platform/roster/roster-route.server';
import { loadLeaveAhead } from '~/app/services/award/load-leave.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { requiresPassword } from '~/domain/access/id-alone';
import { hasRole } from '~/domain/company/admin-role';
import { fromColumns } from '~/domain/shared/columns';
import { driverDefinition } from './driver-definition';
import { driverForms, helpSignIn } from './driver-forms.server';
import { DriverLinks, EraseLink } from './driver-links';
import { IssuedCodeDialog, PasswordHelp } from './password-help';

export const meta = titlePage(() => adminCopy.drivers.title);

const load = loadRoster(siteDrivers);
export const loader = dispatcherLoader(async (args) => {
  const { deps, access } = args;
  const { scope, site } = access;
  const [list, onLeave] = await Promise.all([load(args), loadLeaveAhead({ deps, scope, site })]);
  const drivers = onLeave.size > 0 ? fromColumns(list.items) : [];
  const away = drivers.filter(({ employeeId }) => onLeave.has(employeeId)).map(({ name }) => name);
  return {
    ...list,
    requiresPassword: requiresPassword(site.settings),
    mayErase: hasRole(access.role, 'site-admin'),
    away,
    periodId: site.window.periodId,
  };
});

const act = actOnRoster(driverForms);
export const action = dispatcherAction(async (args) => (await helpSignIn(args)) ?? act(args));

export default function EditDrivers() {
  const { requiresPassword: isRequired, mayErase, ...page } = useLoaderData<typeof loader>();
  const { away, periodId, ...loaded } = page;
  const acted = useActionData<typeof action>();
  return (
    <RosterScreen
      roster={driverDefinition}
      loaded={loaded}
      acted={acted}
      note={<OnLeaveNote names={away} periodId={periodId} />}
      renderBelow={(employeeId) => (
        <>
          <DriverLinks employeeId={employeeId} />
          <PasswordHelp employeeId={employeeId} isRequired={isRequired} />
          {mayErase && <EraseLink employeeId={employeeId} />}
        </>
      )}
    >
      {acted && 'issued' in acted && <IssuedCodeDialog {...acted.issued} />}
    </RosterScreen>
  );
}
