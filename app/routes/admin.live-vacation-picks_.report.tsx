import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  makePrintHead,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';
import { dateTime } from '~/app/components/time/format-time';
import { counted } from '~/domain/shared/counted';
import type { DriverPicks, WeekPicks } from '~/domain/vacation/live-picks';
import { weekDates } from '~/app/components/vacations/week-dates';

export const meta: MetaFunction = () => [{ title: pageTitle('Vacation Picks Report') }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ deps, access, receivedAt }) => {
  const picks = await readLiveVacationPicks({ deps, access });
  return { ...picks, ...makePrintHead(access, receivedAt) };
});

export default function Report() {
  return <LivePicksReport {...useLoaderData<typeof loader>()} />;
}

/** All picks on paper, by driver and by week. */
const LivePicksReport = ({
  drivers,
  weeks,
  ...head
}: PrintHead & { drivers: readonly DriverPicks[]; weeks: readonly WeekPicks[] }) => (
  <PrintSheet
    title="Vacation Picks"
    about={`${counted(drivers.length, 'driver')} submitted`}
    {...head}
  >
    <h2 className="mt-6 mb-2 text-lg font-bold">By Driver</h2>
    {drivers.length === 0 ? (
      <p>No driver preferences have been submitted yet</p>
    ) : (
      <PrintTable
        caption="By Driver"
        columns={['Seniority', 'Employee ID', 'Driver', 'Submitted', 'Preferences']}
        rows={drivers.map((row) => [
          row.seniorityNumber,
          row.employeeId,
          row.name,
          dateTime(row.submissionTime, head.timeZone),
          row.weekIds.map((weekId, index) => `${index + 1}. ${weekId}`).join(', ') || 'No picks.',
        ])}
      />
    )}
    <h2 className="mt-6 mb-2 text-lg font-bold">By Week</h2>
    <PrintTable
      caption="By Week"
      columns={['Week ID', 'Dates', 'Slots', 'Drivers']}
      rows={weeks.map((week) => [
        week.weekId,
        <span key="dates" className="whitespace-nowrap">
          {weekDates(week)}
        </span>,
        week.totalSlots,
        week.picks.map(({ name, rank }) => `${name} (pick ${rank})`).join(', ') || 'No picks.',
      ])}
    />
  </PrintSheet>
);
