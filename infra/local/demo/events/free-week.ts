import { giveUpWeek } from '~/app/services/vacation/give-up-week.server';
import { previewFreedWeek, toConfirmed } from '~/app/services/vacation/preview-freed-week.server';
import { asDriver, type Demo } from '~/infra/local/demo/depot';
import { must } from '~/infra/local/demo/must';
import { findHeld } from './results';

/** The most senior driver who is part of nothing else gives a week up, which others get with the next version. */
export const freeWeek = async (demo: Demo): Promise<void> => {
  const { deps, drivers, busy } = demo;
  for (const { employeeId, name } of drivers) {
    if (busy.has(employeeId)) continue;
    const held = await findHeld(demo, 'vacations', employeeId);
    const weekId = held.find((id) => !busy.has(id));
    if (weekId === undefined) continue;
    const access = await asDriver(demo, employeeId);
    const input = { employeeId, weekId };
    const confirmed = toConfirmed(await previewFreedWeek({ deps, access, input }));
    await must(giveUpWeek({ deps, access, input: { ...input, confirmed }, name }));
    busy.add(employeeId).add(weekId);
    demo.signIns.drivers.gaveUpWeek = employeeId;
    return;
  }
};
