import { useLoaderData } from '@remix-run/react';
import { AdminPage, getDashboardLink } from '~/app/components/admin/admin-page';
import { DriverChoice } from '~/app/components/past-weeks/driver-choice';
import { DriverVacations } from '~/app/components/past-weeks/driver-vacations';
import { DriverWeeks } from '~/app/components/past-weeks/driver-weeks';
import { JobWeeks } from '~/app/components/past-weeks/job-weeks';
import { PastWeeksSearch } from '~/app/components/past-weeks/past-weeks-search';
import { VacationVersions } from '~/app/components/past-weeks/vacation-versions';
import { WeekVersions } from '~/app/components/past-weeks/week-versions';
import { WeeksList } from '~/app/components/past-weeks/weeks-list';
import { YearLinks } from '~/app/components/past-weeks/year-links';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { findAsked } from './find-asked.server';

export const meta = titlePage(() => adminCopy.pastWeeks.title);

export const loader = stewardLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const { timeZone } = access.site;
  const [found, { keptFrom, counts }] = await Promise.all([
    findAsked({ deps, access }, query),
    deps.stores.retention.readErased(access.scope),
  ]);
  return {
    found,
    erased: keptFrom.awards ? { keptFrom: keptFrom.awards, weeks: counts.weeks } : null,
    driver: query.get('driver') ?? '',
    job: query.get('job') ?? '',
    week: query.get('week') ?? '',
    timeZone,
  };
});

export default function PastWeeks() {
  const { pastWeeks } = adminCopy;
  const { found, erased, driver, job, week, timeZone } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={pastWeeks.title}
      description={pastWeeks.intro}
      back={
        found.kind === 'weeks'
          ? getDashboardLink()
          : { to: '/admin/past-weeks', label: pastWeeks.all }
      }
    >
      {erased && (
        <p className="text-sm text-muted">
          {pastWeeks.erased(formatLongDate(erased.keptFrom), pastWeeks.erasedWeeks(erased.weeks))}
        </p>
      )}
      <PastWeeksSearch key={`${driver} ${job} ${week}`} driver={driver} job={job} week={week} />
      {'years' in found && (
        <YearLinks
          label={pastWeeks.years}
          {...found}
          kept={found.kind === 'weeks' ? {} : found.kind === 'job' ? { job } : { driver }}
        />
      )}
      {found.kind === 'drivers' && <DriverChoice search={driver} drivers={found.drivers} />}
      {found.kind === 'driver' && (
        <>
          <DriverWeeks {...found} />
          <DriverVacations {...found} siteZone={timeZone} />
        </>
      )}
      {found.kind === 'job' && <JobWeeks {...found} />}
      {found.kind === 'week' && <WeekVersions {...found} siteZone={timeZone} />}
      {found.kind === 'weeks' && (
        <>
          <WeeksList {...found} siteZone={timeZone} />
          <VacationVersions versions={found.vacations} siteZone={timeZone} />
        </>
      )}
    </AdminPage>
  );
}
