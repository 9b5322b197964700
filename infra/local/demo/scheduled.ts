import { allDueShards } from '~/app/platform/wiring/due-shards';
import { remindOfClosings } from '~/app/services/mail/remind-of-closings.server';
import { applyDueCutoffs } from '~/app/services/selection/apply-due-cutoffs.server';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { closeDuePortals } from '~/app/services/vacation/close-due-portals.server';
import { addDays } from '~/domain/time/iso-week';
import { hourMs } from '~/domain/time/time-units';
import { createSendMail } from '~/functions/send-mail/handler';
import { atDepot, getDemoStart } from './calendar';
import type { Demo } from './depot';
import type { Step } from './steps';

/** Runs scheduled functions when they have something to do: all of them every minute would take most of the time. */
export const planScheduled = (demo: Demo, origin: string): Step[] => {
  const { deps, platform, calendar } = demo;
  const { now, today, cutoffDays } = calendar;
  const sendMail = createSendMail({ ...platform, deps }, allDueShards, origin);
  const sweep = async (run: typeof finishWork) => {
    const { failures } = await run({ deps, shards: allDueShards, hasTime: () => true });
    if (failures[0]) throw failures[0].error;
  };
  const step = (at: number, run: Step['run']): Step => ({ at, about: 'messages', run });
  const dayBefore = addDays(cutoffDays.at(-1)!, -1);
  return [
    step(getDemoStart(now) + 3 * hourMs, () => sweep(finishWork)),
    ...cutoffDays.flatMap((day) => [
      step(atDepot(day, '15:01'), () => sweep(applyDueCutoffs)),
      step(atDepot(day, '23:00'), () => sendMail()),
    ]),
    step(atDepot(dayBefore, '15:05'), () => sweep(remindOfClosings)),
    step(atDepot(dayBefore, '15:06'), () => sendMail()),
    step(atDepot(addDays(today, -3), '15:01'), () => sweep(closeDuePortals)),
    step(now - 30 * hourMs, () => sendMail()),
    step(now, () => sendMail()),
  ];
};
