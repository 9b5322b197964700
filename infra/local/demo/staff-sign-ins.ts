import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { addDays } from '~/domain/time/iso-week';
import { atDepot } from './calendar';
import type { Demo, StaffRole } from './depot';
import { must } from './must';
import { demoPassword } from './sign-ins';
import type { Step } from './steps';

const signIn = async (demo: Demo, role: StaffRole): Promise<void> => {
  const { username, ...tenant } = demo.signIns.admins[role]!;
  const input = { username, password: demoPassword };
  await must(signInAdmin({ deps: demo.deps, tenant, input, address: '192.0.2.20' }));
};

/** When somebody last signed in before today, as the list of people shows it. */
export const planSignIns = (demo: Demo): Step[] => {
  const { today, cutoffDays } = demo.calendar;
  const sign = (role: StaffRole, day: string, time: string): Step => ({
    at: atDepot(day, time),
    about: 'people',
    run: () => signIn(demo, role),
  });
  return [
    ...cutoffDays.map((day) => sign('dispatcher', day, '14:40')),
    sign('dispatcher', addDays(today, -1), '08:50'),
    sign('site-admin', addDays(today, -2), '14:45'),
    sign('steward', addDays(today, -2), '17:20'),
  ];
};
