import { useLoaderData } from '@remix-run/react';
import { PastVacations } from '~/app/components/past-weeks/past-vacations';
import { YearLinks } from '~/app/components/past-weeks/year-links';
import { jobCatalogue } from '~/app/components/preferences/job-catalogue';
import { JobOutcome } from '~/app/components/preferences/job-outcome';
import { titlePage } from '~/app/components/shell/product';
import { InstantText } from '~/app/components/time/instant-text';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { findDriverWeeks } from '~/app/services/past-weeks/find-driver-weeks.server';
import { findDriverVacations } from '~/app/services/past-weeks/find-vacations.server';
import { getHeld } from '~/domain/award/held-results';
import { readCount } from '~/domain/selection/past-weeks';

export const meta = titlePage(() => copy.pastResults.title);

export const loader = driverLoader(async ({ request, deps, access: { scope, site, driver } }) => {
  const asked = new URL(request.url).searchParams.get('year');
  const { employeeId, name } = driver;
  const [{ weeks, ...of }, vacations] = await Promise.all([
    findDriverWeeks({ deps, scope, window: site.window }, { employeeId, year: readCount(asked) }),
    findDriverVacations({ deps, scope, site }, { employeeId, below: null }),
  ]);
  return {
    ...of,
    weeks: weeks.filter(({ isLatest, isWithdrawn }) => isLatest && !isWithdrawn),
    vacations: vacations.versions
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .map(({ outcome, ...version }) => ({ ...version, weekIds: getHeld(outcome) })),
    driverName: name,
    siteZone: site.timeZone,
  };
});

/** The driver's own result in every published week, and their weeks in every version of the vacation award. */
export default function PastResults() {
  const { year, years, weeks, vacations, driverName, siteZone } = useLoaderData<typeof loader>();
  return (
    <div className="shell flex max-w-3xl flex-col gap-4 pt-5 pb-8">
      <PageHeader
        title={copy.pastResults.title}
        eyebrow={driverName}
        description={copy.pastResults.intro}
        back={{ to: jobCatalogue.path, label: copy.common.backToList }}
      />
      <YearLinks label={copy.pastResults.years} years={years} year={year} />
      {weeks.length === 0 && (
        <EmptyState icon="archive" title={copy.pastResults.none(year)}>
          {copy.pastResults.noneHint}
        </EmptyState>
      )}
      {weeks.map(({ periodId, outcome, version, publishedAt, timeZone = siteZone }) => (
        <JobOutcome key={periodId} periodId={periodId} outcome={outcome} job={null} isFolded>
          <p className="mt-2 text-sm text-muted tabular-nums">
            <Sentence
              text={copy.pastResults.publishedAt}
              parts={{ version, time: <InstantText at={publishedAt} timeZone={timeZone} /> }}
            />
          </p>
        </JobOutcome>
      ))}
      <PastVacations versions={vacations} siteZone={siteZone} />
    </div>
  );
}
