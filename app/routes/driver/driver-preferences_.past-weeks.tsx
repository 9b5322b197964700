import { Link, useLoaderData } from '@remix-run/react';
import { textField } from '~/app/components/address/codec';
import { pastResultsPath } from '~/app/components/address/page-paths';
import { PastVacations } from '~/app/components/past-weeks/past-vacations';
import { YearLinks } from '~/app/components/past-weeks/year-links';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { JobOutcome } from '~/app/components/preferences/job-outcome';
import { typedJobField, whoGotId } from '~/app/components/ranking/result/typed-job';
import { WhoGot } from '~/app/components/ranking/result/who-got';
import { titlePage } from '~/app/components/shell/product';
import { InstantText } from '~/app/components/time/instant-text';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { findDriverWeeks } from '~/app/services/past-weeks/find-driver-weeks.server';
import { findDriverVacations } from '~/app/services/past-weeks/find-vacations.server';
import { findPastJob } from '~/app/services/who-got/find-past-job.server';
import { getHeld } from '~/domain/award/held-results';
import { readCount } from '~/domain/selection/past-weeks';

export const meta = titlePage(() => copy.pastResults.title);

const weekField = textField('week', 10);

export const loader = driverLoader(async ({ request, deps, access }) => {
  const { scope, site, driver } = access;
  const query = new URL(request.url).searchParams;
  const typed = typedJobField.read(query);
  const asked = weekField.read(query);
  const year = readCount(query.get('year') ?? asked.slice(0, 4));
  const { employeeId } = driver;
  const [{ weeks: versions, ...of }, vacations] = await Promise.all([
    findDriverWeeks({ deps, scope, window: site.window }, { employeeId, year }),
    findDriverVacations({ deps, scope, site }, { employeeId, below: null }),
  ]);
  const weeks = versions.filter(({ isLatest, isWithdrawn }) => isLatest && !isWithdrawn);
  const week = weeks.find(({ periodId }) => asked === '' || periodId === asked);
  return {
    ...of,
    weeks: weeks.map(({ stage: _, ...shown }) => shown),
    // Two weeks are one tap away, the asked one or the newest ones.
    weekIds: (asked !== '' && week ? [week] : weeks.slice(0, 2)).map(({ periodId }) => periodId),
    askedJob: week && typed !== '' ? await findPastJob({ deps, access, week, typed }) : null,
    isUnknownWeek: typed !== '' && !week,
    vacations: vacations.versions
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ outcome, ...version }) => ({ ...version, weekIds: getHeld(outcome) })),
    siteZone: site.timeZone,
  };
});

/** The driver's own result in every published week, and their weeks in every version of the vacation award. */
export default function PastResults() {
  const { year, years, weeks, weekIds, vacations, siteZone, askedJob, isUnknownWeek } =
    useLoaderData<typeof loader>();
  return (
    <div className="shell flex max-w-3xl flex-col gap-4 pt-2 pb-8 sm:pt-5">
      <PageHeader
        title={copy.pastResults.title}
        description={copy.pastResults.intro}
        back={{ to: jobCatalogue.path, label: copy.common.backToList }}
      />
      <YearLinks label={copy.pastResults.years} years={years} year={year} />
      {weeks.length === 0 && (
        <EmptyState icon="archive" title={copy.pastResults.none(year)}>
          {copy.pastResults.noneHint}
        </EmptyState>
      )}
      {weekIds.length > 0 && (
        <WhoGot
          path={pastResultsPath}
          weeks={weekIds.map((periodId) => ({ periodId, text: formatWeekDays(periodId) }))}
          asked={askedJob}
          isUnknownWeek={isUnknownWeek}
        />
      )}
      {weeks.map(({ periodId, outcome, version, publishedAt, timeZone = siteZone }) => (
        <JobOutcome key={periodId} periodId={periodId} outcome={outcome} job={null} isFolded>
          <p className="mt-2 text-sm text-muted tabular-nums">
            <Sentence
              text={copy.pastResults.publishedAt}
              parts={{ version, time: <InstantText at={publishedAt} timeZone={timeZone} /> }}
            />
          </p>
          {!weekIds.includes(periodId) && (
            <Link
              to={`?week=${periodId}#${whoGotId}`}
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              {copy.whoGot.title}
            </Link>
          )}
        </JobOutcome>
      ))}
      <PastVacations versions={vacations} siteZone={siteZone} />
    </div>
  );
}
