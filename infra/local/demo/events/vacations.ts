import { changePortal, type PortalChange } from '~/app/services/vacation/change-portal.server';
import { generateVacationWeeks } from '~/app/services/vacation/change-weeks.server';
import { publishVacations } from '~/app/services/vacation/publish-vacations.server';
import type { Driver } from '~/domain/drivers/driver';
import { addDays } from '~/domain/time/iso-week';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { atDepot } from '~/infra/local/demo/calendar';
import { asStaff, type Demo } from '~/infra/local/demo/depot';
import { must } from '~/infra/local/demo/must';
import { saveWeeks } from '~/infra/local/demo/save-list';
import type { Step } from '~/infra/local/demo/steps';
import { rankWeeks } from '~/infra/local/demo/taste';

/** The number of drivers who may be on vacation in a week. */
const slots = 4;
/** The share of drivers who rank weeks. */
const rankingShare = 0.85;

const change = async (demo: Demo, input: PortalChange): Promise<void> => {
  await must(changePortal({ deps: demo.deps, access: await asStaff(demo, 'dispatcher'), input }));
};

const addWeeks = async (demo: Demo): Promise<void> => {
  const { deps, calendar } = demo;
  const access = await asStaff(demo, 'site-admin');
  const year = { year: calendar.vacationYear, totalSlots: slots };
  await must(generateVacationWeeks({ deps, access }, year));
};

export const publishWeeks = async (demo: Demo): Promise<void> => {
  await must(publishVacations({ deps: demo.deps, access: await asStaff(demo, 'dispatcher') }));
};

const saveList = async (demo: Demo, driver: Driver): Promise<void> => {
  const { deps, drivers, random } = demo;
  const { scope } = await asStaff(demo, 'dispatcher');
  const weekIds = (await deps.stores.weeks.list(scope)).map(({ weekId }) => weekId).sort();
  const standing = drivers.indexOf(driver) / drivers.length;
  const ids = rankWeeks(random, { weekIds, driver, standing });
  await must(saveWeeks(deps, driver.employeeId, ids));
};

/** Weeks of the next year are offered and ranked for a week, and published three days ago. */
export const planVacations = (demo: Demo): Step[] => {
  const { random, drivers, calendar } = demo;
  const closing = addDays(calendar.today, -3);
  const opening = addDays(closing, -7);
  const about = 'vacation weeks';
  const opens = atDepot(opening, '09:00');
  const closes = atDepot(closing, '15:00');
  const schedule = { intent: 'schedule-closure', wallTime: `${closing}T15:00` } as const;
  const saves = drivers
    .filter(() => random() < rankingShare)
    .map((driver): Step => {
      const at = opens + hourMs + Math.floor(random() * (closes - opens - 2 * hourMs));
      return { at, about, run: () => saveList(demo, driver) };
    });
  return [
    { at: opens - hourMs, about, run: () => addWeeks(demo) },
    { at: opens, about, run: () => change(demo, { intent: 'open-portal' }) },
    { at: opens + minuteMs, about, run: () => change(demo, schedule) },
    ...saves,
    { at: closes + 90 * minuteMs, about, run: () => publishWeeks(demo) },
  ];
};
