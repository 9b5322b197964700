import type { DriverSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { jobEntries, vacationEntry, type CalendarEntry } from '~/domain/calendar/calendar';
import type { Job } from '~/domain/jobs/job';
import type { SiteScope } from '~/domain/tenancy/scope';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { VacationWeek } from '~/domain/vacation/vacation-week';

export interface WeeksAndJobs {
  readonly weeks: readonly VacationWeek[];
  readonly jobs: readonly Job[];
}

export const loadWeeksAndJobs = async ({
  deps,
  scope,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
}): Promise<WeeksAndJobs> => {
  const [weeks, { items: jobs }] = await Promise.all([
    deps.stores.weeks.list(scope),
    deps.stores.jobs.list(scope),
  ]);
  return { weeks, jobs };
};

/** What is published for a driver: the vacation week, and the job of the week that was ranked last. */
export const readCalendar = async ({
  deps,
  access: { scope, site, driver },
  loaded: { weeks, jobs },
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
  loaded: WeeksAndJobs;
}): Promise<CalendarEntry[]> => {
  const { vacation, window, timeZone } = site;
  const awarded = async (
    periodId: string,
    { awardVersion: version, publishedAt }: { awardVersion: number; publishedAt: string | null },
  ) => {
    if (version === 0 || publishedAt === null) return null;
    const award = await deps.stores.awards.outcome(scope, periodId, version, driver.employeeId);
    return { id: award?.outcome?.awardedId ?? null, published: { version, publishedAt } };
  };
  const [vacationAward, jobAward] = await Promise.all([
    awarded(vacationAwardId, vacation),
    window.status === 'published' ? awarded(window.periodId, window) : null,
  ]);
  const week = vacationAward && weeks.find(({ weekId }) => weekId === vacationAward.id);
  const job = jobAward && jobs.find(({ jobId }) => jobId === jobAward.id);
  return [
    ...(week ? [vacationEntry(week, vacationAward.published)] : []),
    ...(job ? jobEntries(job, { periodId: window.periodId, timeZone }, jobAward.published) : []),
  ];
};
