import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { jobEntries, vacationEntry, type CalendarEntry } from '~/domain/calendar/calendar';
import { getHeld } from '~/domain/award/held-results';
import type { Job } from '~/domain/jobs/job';
import { pastAwards } from '~/domain/selection/past-awards';
import type { PastAward } from '~/domain/selection/selection-window-schema';
import type { SiteScope } from '~/domain/company/scope';
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

/** What is published for a driver: the vacation weeks, and the jobs of this and the latest earlier periods. */
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
  const awarded = async ({ periodId, version, publishedAt }: PastAward) => {
    if (version === 0 || publishedAt === null) return null;
    const award = await deps.stores.awards.outcome(scope, periodId, version, driver.employeeId);
    const ids = award?.outcome ? getHeld(award.outcome) : [];
    return { periodId, ids, published: { version, publishedAt } };
  };
  const present = { ...window, version: window.status === 'published' ? window.awardVersion : 0 };
  const [vacationAward, ...jobAwards] = await Promise.all([
    awarded({ ...vacation, periodId: vacationAwardId, version: vacation.awardVersion }),
    ...[...pastAwards(window), present].map(awarded),
  ]);
  const ownWeeks = weeks.filter(({ weekId }) => vacationAward?.ids.includes(weekId));
  return [
    ...ownWeeks.map((week, at) => vacationEntry(week, vacationAward!.published, at === 0)),
    ...jobAwards.flatMap((award) => {
      const job = award && jobs.find(({ jobId }) => award.ids.includes(jobId));
      return job ? jobEntries(job, { periodId: award.periodId, timeZone }, award.published) : [];
    }),
  ];
};
