import { useActionData, useLoaderData } from '@remix-run/react';
import { EntryLinks, SeniorityLink } from '~/app/components/entry/entry-links';
import { EraseLink } from '~/app/components/erasure/erase-link';
import { RosterScreen } from '~/app/components/roster/roster-screen';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { actOnRoster, loadRoster } from '~/app/platform/roster/roster-route.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { requiresPassword } from '~/domain/access/id-alone';
import { hasRole } from '~/domain/company/admin-role';
import { driverDefinition } from './driver-definition';
import { driverForms, helpSignIn } from './driver-forms.server';
import { IssuedCodeDialog, PasswordHelp } from './password-help';

export const meta = titlePage(() => adminCopy.drivers.title);

const load = loadRoster(siteDrivers);
export const loader = dispatcherLoader(async (args) => ({
  ...(await load(args)),
  requiresPassword: requiresPassword(args.access.site.settings),
  mayErase: hasRole(args.access.role, 'site-admin'),
}));

const act = actOnRoster(driverForms);
export const action = dispatcherAction(async (args) => (await helpSignIn(args)) ?? act(args));

export default function EditDrivers() {
  const { requiresPassword: isRequired, mayErase, ...loaded } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <RosterScreen
      roster={driverDefinition}
      loaded={loaded}
      acted={acted}
      renderBelow={(employeeId) => (
        <>
          <EntryLinks employeeId={employeeId} />
          <SeniorityLink employeeId={employeeId} />
          <PasswordHelp employeeId={employeeId} isRequired={isRequired} />
          {mayErase && <EraseLink employeeId={employeeId} />}
        </>
      )}
    >
      {acted && 'issued' in acted && <IssuedCodeDialog {...acted.issued} />}
    </RosterScreen>
  );
}
