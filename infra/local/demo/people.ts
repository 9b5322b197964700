import type { AdminSession } from '~/app/ports/sessions';
import { renameCompanyOrSite } from '~/app/services/companies/rename-tenant.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { invitePerson } from '~/app/services/people/invite-person.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { defaultTenant } from '~/domain/company/scope';
import { editableSettings } from '~/domain/settings/editable-settings';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { getDemoStart } from './calendar';
import { asMaster, asStaff, type Demo, type StaffRole } from './depot';
import { must } from './must';
import { demoPassword } from './sign-ins';
import type { Step } from './steps';

const { companyId } = defaultTenant;
const about = 'people';

const staff = [
  ['site-admin', 'Helen Marsh', 'helen.marsh@bluefinch.example'],
  ['dispatcher', 'Dennis Ward', 'dennis.ward@bluefinch.example'],
  ['steward', 'Teresa Quinn', 'teresa.quinn@bluefinch.example'],
] as const;

const nameDepot = async (demo: Demo): Promise<void> => {
  const { deps } = demo;
  for (const input of [
    { companyId, name: 'Bluefinch Delivery' },
    { ...defaultTenant, name: 'Harbor Point Depot' },
  ])
    await must(renameCompanyOrSite({ deps, access: await asMaster(demo), input }));
};

/** Invites somebody and chooses their password with the link of the email. */
const addPerson = async (
  demo: Demo,
  access: AdminSession,
  [role, name, email]: readonly [StaffRole, string, string],
): Promise<void> => {
  const { deps, getLastSecret, clock } = demo;
  const input = { role, name, email };
  await must(invitePerson({ deps, access, input, language: 'en' }));
  clock.moveTo(new Date(clock.now() + 5 * minuteMs).toISOString());
  const { username } = await must(
    setPasswordByCode({
      deps,
      secret: getLastSecret(),
      input: { password: demoPassword, repeated: demoPassword },
    }),
  );
  demo.staff.set(role, username);
  demo.signIns.admins[role] = { ...defaultTenant, username };
};

const chooseSettings = async (demo: Demo): Promise<void> => {
  const access = await asStaff(demo, 'site-admin');
  const basis = editableSettings(access.site);
  const wanted = {
    ...basis,
    kioskMode: true,
    showStanding: true,
    vacationRounds: '2,1',
    adminContactEmail: 'dispatch@bluefinch.example',
  };
  await must(changeSettings({ deps: demo.deps, access, input: { basis, wanted } }));
};

/** The master administrator names the depot and invites its people, who choose the settings. */
export const planPeople = (demo: Demo): Step[] => {
  const start = getDemoStart(demo.calendar.now);
  demo.signIns.admins.master = { ...defaultTenant, username: 'admin' };
  return [
    { at: start, about, run: () => nameDepot(demo) },
    {
      at: start + hourMs / 4,
      about,
      run: async () => {
        for (const person of staff) await addPerson(demo, await asMaster(demo), person);
      },
    },
    { at: start + hourMs, about, run: () => chooseSettings(demo) },
  ];
};
