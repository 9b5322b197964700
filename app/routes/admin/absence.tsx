import { useLoaderData } from '@remix-run/react';
import { field } from '~/app/components/address/codec';
import { ActionLinks } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { AbsenceCalendar } from '~/app/components/leave/absence-calendar';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { formatDays } from '~/app/copy/format-time';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readAbsence } from '~/app/services/vacation/read-absence.server';
import { dayIn } from '~/domain/time/zoned-time';
import { findBusiest } from '~/domain/vacation/absence-year';

export const meta = titlePage(() => adminCopy.absence.title);

const [firstYear, lastYear] = [2000, 2099];

/** The year in the URL. Without one, it is the present one. */
const yearField = (present: number) =>
  field('year', present, (text) => (/^20\d\d$/.test(text) ? Number(text) : undefined));

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt }) => {
  const present = Number(dayIn(access.site.timeZone, receivedAt).slice(0, 4));
  const year = yearField(present).read(new URL(request.url).searchParams);
  return { year, ...(await readAbsence({ deps, access }, year)) };
});

/** How many drivers are away in each week of a year. */
export default function Absence() {
  const { year, weeks, drivers, version } = useLoaderData<typeof loader>();
  const { absence, leave, vacationWeeks } = adminCopy;
  const busiest = findBusiest(weeks);
  return (
    <AdminPage
      title={absence.of(year)}
      description={version > 0 ? absence.published(version) : absence.unpublished}
      actions={
        <ActionLinks
          links={[
            { to: '/admin/leave', label: leave.title, icon: 'calendar-clock' },
            {
              to: '/admin/edit-vacation-weeks?dialog=close',
              label: vacationWeeks.closeForHolidays,
              icon: 'calendar-x-2',
            },
          ]}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold tabular-nums">
          {busiest
            ? absence.most(busiest.away, drivers, formatDays(busiest.from, busiest.to))
            : absence.nobody}
        </p>
        <nav aria-label={absence.years} className="flex gap-2">
          {year > firstYear && <YearLink year={year - 1} />}
          {year < lastYear && <YearLink year={year + 1} />}
        </nav>
      </div>
      <AbsenceCalendar label={absence.of(year)} weeks={weeks} />
    </AdminPage>
  );
}

const YearLink = ({ year }: { year: number }) => (
  <LinkButton to={`?year=${year}`} className="tabular-nums">
    {year}
  </LinkButton>
);
