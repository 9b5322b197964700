import type { Platform } from '~/app/platform/http/context.server';
import { ensureDefaultTenant } from '~/app/services/tenancy/ensure-default-tenant.server';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { randomFrom } from '../sample-site';
import { getDemoStart, makeCalendar } from './calendar';
import { planCompanies } from './companies';
import { createDemoIds } from './demo-ids';
import type { Demo } from './depot';
import { planJobClaims } from './events/job-claims';
import { planMessages } from './events/messages';
import { planVacations } from './events/vacations';
import { planWeekClaims } from './events/week-claims';
import { planWeeks } from './events/weeks';
import { planPeople } from './people';
import { makeDrivers, makeJobs } from './roster';
import { planScheduled } from './scheduled';
import { demoPassword, type SignIns } from './sign-ins';
import { planSignIns } from './staff-sign-ins';
import { runSteps, type DemoClock, type Progress } from './steps';

const seed = 147;
const size = { drivers: 147, jobs: 120 };

const makeDemo = (platform: Platform, clock: DemoClock, now: number): Demo => {
  const random = randomFrom(seed);
  const { getLastSecret, ...ids } = createDemoIds(platform.deps.ids, {
    now: () => clock.now(),
    random: randomFrom(seed + 1),
  });
  return {
    platform,
    clock,
    random,
    getLastSecret,
    deps: { ...platform.deps, ids },
    calendar: makeCalendar(now),
    drivers: makeDrivers(random, size.drivers),
    jobs: makeJobs(random, size.jobs),
    staff: new Map(),
    signIns: { admins: {}, drivers: {} },
    busy: new Set(),
  };
};

/**
 * Fills an installation that has never been used with five weeks of a depot's life up to `now`, by what its people would have
 * done. Sets the clock back to the first of these weeks, and leaves it at `now`. `origin` is the base of links in emails.
 */
export const buildDemo = async ({
  platform,
  clock,
  now,
  origin,
  onStep,
}: {
  platform: Platform;
  clock: DemoClock;
  /** Epoch milliseconds. */
  now: number;
  origin: string;
  onStep?: (progress: Progress) => void;
}): Promise<SignIns> => {
  clock.moveTo(toInstant(getDemoStart(now) - minuteMs));
  const demo = makeDemo(platform, clock, now);
  await ensureDefaultTenant({ deps: demo.deps, password: async () => demoPassword });
  const steps = [
    ...planPeople(demo),
    ...planSignIns(demo),
    ...planWeeks(demo),
    ...planVacations(demo),
    ...planJobClaims(demo),
    ...planWeekClaims(demo),
    ...planMessages(demo),
    ...planCompanies(demo),
    ...planScheduled(demo, origin),
  ];
  await runSteps(steps, clock, onStep);
  clock.moveTo(toInstant(now));
  return demo.signIns;
};
