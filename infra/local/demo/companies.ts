import { openFirstSelection } from '~/app/services/first-steps/open-first-selection.server';
import { setPasswordByCode } from '~/app/services/passwords/set-password-by-code.server';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import { submitRegistration } from '~/app/services/registration/submit-registration.server';
import type { TypedRegistration } from '~/domain/registration/registration-request';
import { addDays } from '~/domain/time/iso-week';
import { minuteMs } from '~/domain/time/time-units';
import { randomFrom } from '../sample-site';
import { atDepot } from './calendar';
import { asAdmin, asMaster, type Demo } from './depot';
import { approvedRequest, waitingRequest } from './events/requests';
import { pasteLists } from './lists';
import { must } from './must';
import { makeDrivers, makeJobs } from './roster';
import { saveJobs } from './save-list';
import { demoPassword } from './sign-ins';
import type { Step } from './steps';
import { rankJobs } from './taste';

const about = 'other companies';

const request = async (demo: Demo, typed: TypedRegistration): Promise<string> => {
  const { deps, clock } = demo;
  const stamp = { id: typed.siteCode, givenOutAt: clock.now() - 4 * minuteMs };
  const input = { typed, trap: '', stamp };
  const { requestId } = await must(submitRegistration({ deps, address: '192.0.2.10', input }));
  return requestId;
};

/** Approves the request, and the company's administrator opens the account with the link of the email. */
const addCompany = async (demo: Demo, requestId: string): Promise<void> => {
  const { deps, getLastSecret } = demo;
  const { scope } = await asMaster(demo);
  await must(approveRegistration({ deps, scope, input: { requestId } }));
  const input = { password: demoPassword, repeated: demoPassword };
  const login = await must(setPasswordByCode({ deps, secret: getLastSecret(), input }));
  demo.signIns.admins.otherCompany = login;
};

const sizes = { drivers: 24, jobs: 18 };

const openSite = async (demo: Demo): Promise<void> => {
  const { deps, calendar } = demo;
  const login = demo.signIns.admins.otherCompany!;
  const random = randomFrom(21);
  const drivers = makeDrivers(random, sizes.drivers);
  const jobs = makeJobs(random, sizes.jobs);
  const signIn = () => asAdmin(demo, login, login.username);
  await pasteLists(deps, await signIn(), { drivers, jobs });
  const input = { wallTime: `${calendar.movedTo ?? calendar.openCutoffDay}T15:00` };
  await must(openFirstSelection({ deps, access: await signIn(), input }));
  demo.signIns.drivers.otherCompany = drivers[0]!.employeeId;
  for (const [index, driver] of drivers.slice(0, 9).entries()) {
    const list = rankJobs(random, { jobs, driver, standing: index / drivers.length });
    await must(saveJobs(deps, driver.employeeId, list, login));
  }
};

/** A second company that begins, and a third one that asks for access. */
export const planCompanies = (demo: Demo): Step[] => {
  const [before, yesterday] = [-2, -1].map((days) => addDays(demo.calendar.today, days));
  let requestId = '';
  return [
    {
      at: atDepot(before!, '10:12'),
      about,
      run: async () => (requestId = await request(demo, approvedRequest)),
    },
    { at: atDepot(before!, '13:30'), about, run: () => addCompany(demo, requestId) },
    { at: atDepot(yesterday!, '09:15'), about, run: () => openSite(demo) },
    { at: atDepot(yesterday!, '15:48'), about, run: () => request(demo, waitingRequest) },
  ];
};
