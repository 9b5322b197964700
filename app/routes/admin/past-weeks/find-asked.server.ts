import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { findDriverHistory } from '~/app/services/past-weeks/find-driver-weeks.server';
import { findDrivers } from '~/app/services/past-weeks/find-drivers.server';
import { findJobWeeks } from '~/app/services/past-weeks/find-job-weeks.server';
import {
  findDriverVacations,
  findWeekVersions,
} from '~/app/services/past-weeks/find-vacations.server';
import {
  readPastWeeks,
  readVacationVersions,
} from '~/app/services/past-weeks/read-past-weeks.server';
import { readCount } from '~/domain/selection/past-weeks';

type Args = Pick<AdminArgs, 'deps' | 'access'>;

/** The longest search that is looked for; IDs and names are shorter. */
const maxCharacters = 100;

const readText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').trim().slice(0, maxCharacters);

const findDriver = async (
  { deps, access }: Args,
  search: string,
  { year, below }: { year: number | null; below: number | null },
) => {
  const drivers = await findDrivers({ deps, access }, search);
  const [driver] = drivers;
  if (!driver || drivers.length > 1) return { kind: 'drivers' as const, drivers };
  const { scope, site } = access;
  const { employeeId } = driver;
  const [found, vacations] = await Promise.all([
    findDriverHistory({ deps, scope, window: site.window }, { employeeId, year }),
    findDriverVacations({ deps, scope, site }, { employeeId, below }),
  ]);
  return { kind: 'driver' as const, driver, vacations, ...found };
};

/** What the URL asks for: the weeks of a driver, the holders of a job or of a vacation week, or a year's weeks. */
export const findAsked = async ({ deps, access }: Args, query: URLSearchParams) => {
  const { scope, site } = access;
  const [driver, jobId, weekId] = ['driver', 'job', 'week'].map((name) => readText(query, name));
  const year = readCount(query.get('year'));
  const below = readCount(query.get('below'));
  if (driver) return findDriver({ deps, access }, driver, { year, below });
  if (jobId) {
    const found = await findJobWeeks({ deps, scope, window: site.window }, { jobId, year });
    return { kind: 'job' as const, jobId, ...found };
  }
  if (weekId) {
    const found = await findWeekVersions({ deps, scope, site }, { weekId, below });
    return { kind: 'week' as const, weekId, ...found };
  }
  const [weeks, vacations] = await Promise.all([
    readPastWeeks({ deps, access }, year),
    readVacationVersions({ deps, access }, below),
  ]);
  return { kind: 'weeks' as const, ...weeks, vacations };
};
