import { addDays } from '~/domain/time/iso-week';
import { atDepot } from '~/infra/local/demo/calendar';
import type { Demo } from '~/infra/local/demo/depot';
import type { Step } from '~/infra/local/demo/steps';
import { planClaim } from './claims';
import { confirm } from './results';
import { planTrade } from './trades';
import { publishJobs } from './weeks';

const of = 'jobs';

const training = {
  from: 0.3,
  as: 'jobClaimGranted',
  text: 'I train a new driver on this job until the end of the month. The training letter names the job.',
};
const habit = {
  from: 0.6,
  as: 'jobClaimDenied',
  text: 'I had this job last week and the week before, so I thought it stays mine.',
};
const reasons = {
  training: 'The training letter counts before seniority, so the job is yours for this week.',
  habit: 'A job is awarded anew each week, and it went to a driver with more seniority.',
};

/** Plans what followed the last published week: claims, a second version because of one of them, and a trade. */
export const planJobClaims = (demo: Demo): Step[] => {
  const { drivers, calendar } = demo;
  const day = calendar.cutoffDays.at(-1)!;
  const granted = planClaim(demo, of, training);
  const denied = planClaim(demo, of, habit);
  const trade = planTrade(demo, of, ['jobTraded', 'jobTradedWith']);
  const confirmSome = async () => {
    for (const { employeeId } of drivers.filter((_, index) => index % 4 === 1))
      await confirm(demo, of, employeeId);
  };
  const step = (time: string, run: Step['run'], on = day): Step => ({
    at: atDepot(on, time),
    about: 'claims and trades of jobs',
    run,
  });
  return [
    step('17:00', confirmSome),
    step('17:30', granted.file),
    step('18:15', denied.file),
    step('19:00', granted.answer('granted', reasons.training)),
    step('19:20', denied.answer('denied', reasons.habit)),
    step('20:00', () => publishJobs(demo)),
    step('20:30', trade.offer),
    step('21:00', trade.accept),
    step('07:15', trade.approve, addDays(day, 1)),
  ];
};
