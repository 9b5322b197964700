import { publishAward } from '~/app/services/award/publish-award.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { addDays } from '~/domain/time/iso-week';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { atDepot, getDemoStart } from '~/infra/local/demo/calendar';
import { asStaff, type Demo } from '~/infra/local/demo/depot';
import { pasteLists } from '~/infra/local/demo/lists';
import { must } from '~/infra/local/demo/must';
import { planSaves } from '~/infra/local/demo/plan-saves';
import type { Step } from '~/infra/local/demo/steps';

/** The share of drivers who save again in a later week, and in the open one. The others keep their list. */
const savingAgain = { later: 0.35, open: 0.6 };

export const publishJobs = async (demo: Demo): Promise<void> => {
  await must(publishAward({ deps: demo.deps, access: await asStaff(demo, 'dispatcher') }));
};

const openNext = async (demo: Demo): Promise<void> => {
  const access = await asStaff(demo, 'dispatcher');
  const input = { intent: 'start-next-period', endsClaims: true } as const;
  await must(changeSelection({ deps: demo.deps, access, input }));
};

const moveCutoff = async (demo: Demo, day: string): Promise<void> => {
  const access = await asStaff(demo, 'dispatcher');
  const input = { intent: 'move-cutoff', wallTime: `${day}T15:00` } as const;
  await must(changeSelection({ deps: demo.deps, access, input }));
};

/** The drivers and jobs are pasted, then four weeks are selected and published, and the fifth is open. */
export const planWeeks = (demo: Demo): Step[] => {
  const { now, cutoffDays, movedTo, openCutoffDay } = demo.calendar;
  const start = getDemoStart(now);
  const paste = async () => pasteLists(demo.deps, await asStaff(demo, 'site-admin'), demo);
  const steps: Step[] = [{ at: start + 2 * hourMs, about: 'drivers and jobs', run: paste }];
  let from = start + 5 * hourMs;
  for (const [index, day] of cutoffDays.entries()) {
    const about = `week ${index + 1}`;
    const cutoff = atDepot(day, '15:00');
    const until = cutoff - 2 * minuteMs;
    const share = index === 0 ? 1 : savingAgain.later;
    const opening = atDepot(addDays(day, 1), '08:00');
    steps.push(
      ...planSaves(demo, { from, until, share, about }),
      { at: cutoff + 70 * minuteMs, about, run: () => publishJobs(demo) },
      { at: opening, about: `week ${index + 2}`, run: () => openNext(demo) },
    );
    from = opening;
  }
  const open = { share: savingAgain.open, about: 'the open week' };
  steps.push(...planSaves(demo, { from: from + minuteMs, until: now - minuteMs, ...open }));
  if (movedTo !== null) {
    const at = atDepot(addDays(openCutoffDay, -1), '09:00');
    steps.push({ at, about: open.about, run: () => moveCutoff(demo, movedTo) });
  }
  return steps;
};
