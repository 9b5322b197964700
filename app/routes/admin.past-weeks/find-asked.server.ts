import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { findDriverHistory } from '~/app/services/past-weeks/find-driver-weeks.server';
import { findDrivers } from '~/app/services/past-weeks/find-drivers.server';
import { findJobWeeks } from '~/app/services/past-weeks/find-job-weeks.server';
import {
  readPastWeeks,
  readVacationVersions,
} from '~/app/services/past-weeks/read-past-weeks.server';
import { readCount } from '~/domain/selection/past-weeks';

type Args = Pick<AdminArgs, 'deps' | 'access'>;

/** The longest search that is looked for; IDs and names are shorter. */
const mostCharacters = 100;

const readText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').trim().slice(0, mostCharacters);

const findDriver = async ({ deps, access }: Args, search: string, year: number | null) => {
  const drivers = await findDrivers({ deps, access }, search);
  const [driver] = drivers;
  if (!driver || drivers.length > 1) return { kind: 'drivers' as const, drivers };
  const { scope, site } = access;
  const args = { deps, scope, window: site.window };
  const found = await findDriverHistory(args, { employeeId: driver.employeeId, year });
  return { kind: 'driver' as const, driver, ...found };
};

/** What the URL asks for: the weeks of a driver, the holders of a job, or the list of a year's weeks. */
export const findAsked = async ({ deps, access }: Args, query: URLSearchParams) => {
  const { scope, site } = access;
  const [driver, jobId] = [readText(query, 'driver'), readText(query, 'job')];
  const year = readCount(query.get('year'));
  if (driver) return findDriver({ deps, access }, driver, year);
  if (jobId) {
    const found = await findJobWeeks({ deps, scope, window: site.window }, { jobId, year });
    return { kind: 'job' as const, jobId, ...found };
  }
  const [weeks, vacations] = await Promise.all([
    readPastWeeks({ deps, access }, year),
    readVacationVersions({ deps, access }, readCount(query.get('below')) ?? undefined),
  ]);
  return { kind: 'weeks' as const, ...weeks, vacations };
};
