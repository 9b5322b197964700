import { useLoaderData } from '@remix-run/react';
import { readTableQuery } from '~/app/components/address/table-query';
import { toSheet } from '~/app/components/admin/action-links';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { titlePage } from '~/app/components/shell/product';
import { WeekNamesProvider } from '~/app/components/time/week-names';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { driverPicksColumns, PicksByDriver } from '~/app/components/vacations/picks-by-driver';
import { PicksByWeek } from '~/app/components/vacations/picks-by-week';
import { VacationPage } from '~/app/components/vacations/vacation-page';
import { adminCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';
export const meta = titlePage(() => adminCopy.live.vacationTitle);

/** How many drivers the page shows per week. The report shows all of them. */
const shownPerWeek = 8;

export const loader = stewardLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const { seal, drivers, weeks } = await readLiveVacationPicks({ deps, access, now });
  const latestFirst = { column: 'submissionTime', direction: 'desc' } as const;
  const isByWeek = query.get('tab') === 'week';
  return {
    seal,
    drivers: isByWeek ? [] : drivers,
    names: weeks.map(({ weekId, startDate, endDate }) => ({ weekId, startDate, endDate })),
    weeks:
      isByWeek && !seal
        ? weeks.map((week) => ({
            ...week,
            picks: week.picks.slice(0, shownPerWeek),
            pickCount: week.picks.length,
          }))
        : [],
    query: readTableQuery(query, driverPicksColumns, latestFirst),
    tab: isByWeek ? ('week' as const) : ('driver' as const),
    timeZone: access.site.timeZone,
  };
});

const getTabs = () => [
  { id: 'driver', label: adminCopy.live.byDriver, to: '?tab=driver' },
  { id: 'week', label: adminCopy.live.byWeek, to: '?tab=week' },
];

export default function LiveVacationPicks() {
  const { seal, drivers, names, weeks, query, tab, timeZone } = useLoaderData<typeof loader>();
  return (
    <VacationPage
      title={adminCopy.live.vacationTitle}
      links={[toSheet('/admin/live-vacation-picks/report', adminCopy.live.generateReport)]}
    >
      <Tabs label={adminCopy.live.picks} tabs={getTabs()} current={tab} />
      <TabPanel id={tab} className="flex flex-col gap-4">
        {seal && <SealedNote seal={seal} />}
        {tab === 'week' ? (
          !seal && <PicksByWeek weeks={weeks} search={query.search} />
        ) : (
          <WeekNamesProvider value={names}>
            <PicksByDriver
              drivers={drivers}
              query={query}
              timeZone={timeZone}
              isSealed={seal !== null}
            />
          </WeekNamesProvider>
        )}
      </TabPanel>
    </VacationPage>
  );
}
