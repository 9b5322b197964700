import { addDays } from '~/domain/time/iso-week';
import { atDepot } from '~/infra/local/demo/calendar';
import type { Demo } from '~/infra/local/demo/depot';
import type { Step } from '~/infra/local/demo/steps';
import { planClaim } from './claims';
import { freeWeek } from './free-week';
import { confirm } from './results';
import { planTrade } from './trades';
import { publishWeeks } from './vacations';

const of = 'vacations';

const wedding = {
  from: 0.35,
  as: 'changedResult',
  text: 'My daughter gets married that Saturday. I wrote to the office before the lists closed.',
};
const turn = {
  from: 0.6,
  as: 'deniedClaim',
  text: 'I asked for this week last year, too. It is my turn.',
};
const leaving = {
  from: 0.45,
  as: 'pendingClaim',
  text: 'Two drivers on this week are leaving in spring, so there should be a slot for me.',
};
const reasons = {
  wedding: 'Your letter came in time and was overlooked.',
  turn: 'The week was full, and seniority alone decides among those who want it.',
};

/** Plans what followed the vacation award: claims, a second version, trades, and a week that was given up; all by yesterday. */
export const planWeekClaims = (demo: Demo): Step[] => {
  const { drivers, calendar } = demo;
  const [before, yesterday] = [addDays(calendar.today, -2), addDays(calendar.today, -1)];
  const step = (on: string, time: string, run: Step['run']): Step => ({
    at: atDepot(on, time),
    about: 'claims and trades of weeks',
    run,
  });
  const confirmMany = async () => {
    for (const { employeeId } of drivers.filter((_, index) => index % 3 !== 0))
      await confirm(demo, of, employeeId);
  };
  const [granted, denied] = [planClaim(demo, of, wedding), planClaim(demo, of, turn)];
  const published = planTrade(demo, of, ['traded', 'tradedWith']);
  const waiting = planTrade(demo, of, ['tradeWaits', 'tradeWaitsWith']);
  return [
    step(before, '07:30', confirmMany),
    step(before, '08:10', granted.file),
    step(before, '12:40', denied.file),
    step(before, '15:00', granted.answer('granted', reasons.wedding)),
    step(before, '15:10', denied.answer('denied', reasons.turn)),
    step(yesterday, '09:00', () => publishWeeks(demo)),
    step(yesterday, '10:05', published.offer),
    step(yesterday, '11:20', published.accept),
    step(yesterday, '13:00', published.approve),
    step(yesterday, '16:30', waiting.offer),
    step(yesterday, '18:05', waiting.accept),
    step(yesterday, '19:15', planTrade(demo, of, ['tradeOffered', 'tradeAsked']).offer),
    step(yesterday, '20:20', () => freeWeek(demo)),
    step(yesterday, '21:10', planClaim(demo, of, leaving).file),
  ];
};
