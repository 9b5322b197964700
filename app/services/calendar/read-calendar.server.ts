import type { Call } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { readFacts } from '~/app/services/award/read-facts.server';
import { getHeld } from '~/domain/award/held-results';
import { jobEntries, vacationEntry } from '~/domain/calendar/calendar';
import type { CalendarEntry } from '~/domain/calendar/calendar-entry-schema';
import { pastAwards } from '~/domain/selection/past-awards';
import type { PastAward } from '~/domain/selection/selection-window-schema';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

/** What is published for a driver: the vacation weeks, and the jobs of this and the latest earlier periods. */
export const readCalendar = async ({
  deps,
  access: { scope, site, driver },
}: Call<'stores', { access: Pick<ListOwner, 'scope' | 'site' | 'driver'> }>): Promise<
  CalendarEntry[]
> => {
  const { vacation, window: selection } = site;
  const awarded = async ({
    periodId,
    version,
    publishedAt,
  }: Pick<PastAward, 'periodId' | 'version' | 'publishedAt'>) => {
    if (version === 0 || publishedAt === null) return null;
    const [award, facts] = await Promise.all([
      deps.stores.awards.outcome(scope, periodId, version, driver.employeeId),
      readFacts({ deps, scope, site }, { periodId, version }),
    ]);
    const ids = award?.outcome ? getHeld(award.outcome) : [];
    return facts && { periodId, ids, facts, published: { version, publishedAt } };
  };
  const present = {
    ...selection,
    version: selection.status === 'published' ? selection.awardVersion : 0,
  };
  const [vacationAward, ...jobAwards] = await Promise.all([
    awarded({ ...vacation, periodId: vacationAwardId, version: vacation.awardVersion }),
    ...[...pastAwards(selection), present].map(awarded),
  ]);
  const ownWeeks = vacationAward
    ? vacationAward.facts.weeks.filter(({ weekId }) => vacationAward.ids.includes(weekId))
    : [];
  return [
    ...ownWeeks.map((week, at) => vacationEntry(week, vacationAward!.published, at === 0)),
    ...jobAwards.flatMap((award) => {
      const job = award?.facts.jobs.find(({ jobId }) => award.ids.includes(jobId));
      return award && job
        ? jobEntries(
            job,
            { periodId: award.periodId, timeZone: award.facts.timeZone },
            award.published,
          )
        : [];
    }),
  ];
};
