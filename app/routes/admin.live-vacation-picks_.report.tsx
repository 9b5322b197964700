import { adminCopy, copy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import {
  makePrintHead,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';
import { InstantText } from '~/app/components/time/instant-text';
import type { Seal } from '~/domain/site/seal';
import type { DriverPicks, WeekPicks } from '~/domain/vacation/live-picks';
import { weekDates } from '~/app/components/vacations/week-dates';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.live.reportTitle) }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ deps, access, receivedAt: now }) => {
  const picks = await readLiveVacationPicks({ deps, access, now });
  return { ...picks, ...makePrintHead(access, now) };
});

export default function Report() {
  return <LivePicksReport {...useLoaderData<typeof loader>()} />;
}

/** The print page of all picks, by driver and by week. While lists are sealed, it says only that. */
const LivePicksReport = ({
  seal,
  drivers,
  weeks,
  ...head
}: PrintHead & {
  seal: Seal | null;
  drivers: readonly DriverPicks[];
  weeks: readonly WeekPicks[];
}) => (
  <PrintSheet
    title={adminCopy.live.vacationPicks}
    about={adminCopy.common.countSubmitted(drivers.length)}
    {...head}
  >
    {seal ? (
      <p className="my-6">
        <SealedText seal={seal} />
      </p>
    ) : (
      <PicksTables {...{ drivers, weeks }} timeZone={head.timeZone} />
    )}
  </PrintSheet>
);

const PicksTables = ({
  drivers,
  weeks,
  timeZone,
}: {
  drivers: readonly DriverPicks[];
  weeks: readonly WeekPicks[];
  timeZone: string;
}) => (
  <>
    <h2 className="mt-6 mb-2 text-lg font-bold">{adminCopy.live.byDriver}</h2>
    {drivers.length === 0 ? (
      <p>{adminCopy.common.noPreferences}</p>
    ) : (
      <PrintTable
        caption={adminCopy.live.byDriver}
        columns={[
          adminCopy.common.seniority,
          copy.common.employeeId,
          copy.common.driver,
          adminCopy.common.submittedAt,
          adminCopy.common.preferences,
        ]}
        rows={drivers.map((row) => [
          row.seniorityNumber,
          row.employeeId,
          row.name,
          <InstantText key="time" at={row.submissionTime} timeZone={timeZone} />,
          row.weekIds.map((weekId, index) => `${index + 1}. ${weekId}`).join(', ') ||
            adminCopy.common.noPicks,
        ])}
      />
    )}
    <h2 className="mt-6 mb-2 text-lg font-bold">{adminCopy.live.byWeek}</h2>
    <PrintTable
      caption={adminCopy.live.byWeek}
      columns={[
        adminCopy.common.weekId,
        adminCopy.common.dates,
        adminCopy.live.slots,
        adminCopy.common.drivers,
      ]}
      rows={weeks.map((week) => [
        week.weekId,
        <span key="dates" className="whitespace-nowrap">
          {weekDates(week)}
        </span>,
        week.totalSlots,
        week.picks.map(({ name, rank }) => adminCopy.live.pick(name, rank)).join(', ') ||
          adminCopy.common.noPicks,
      ])}
    />
  </>
);
