import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import { makePrintHead, PrintSheet, type PrintHead } from '~/app/components/print/print-sheet';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { titlePage } from '~/app/components/shell/product';
import type { InZone } from '~/app/components/time/instant-text';
import { DriverPicksTable, WeekPicksTable } from '~/app/components/vacations/picks-tables';
import { adminCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readLiveVacationPicks } from '~/app/services/vacation/read-live-vacation-picks.server';
import type { Seal } from '~/domain/site/seal';
import type { DriverPicks, WeekPicks } from '~/domain/vacation/live-picks';

export const meta = titlePage(() => adminCopy.live.reportTitle);
export const handle = { bare: true };

export const loader = stewardLoader(async ({ deps, access, receivedAt: now }) => {
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
    isWide
    isLandscape
    choices={!seal && <SheetIds />}
    {...head}
  >
    {seal ? (
      <p className="my-6">
        <SealedText seal={seal} />
      </p>
    ) : (
      <PicksTables drivers={drivers} weeks={weeks} timeZone={head.timeZone} />
    )}
  </PrintSheet>
);

const PicksTables = ({
  drivers,
  weeks,
  timeZone,
}: InZone<{ drivers: readonly DriverPicks[]; weeks: readonly WeekPicks[] }>) => (
  <>
    <Heading>{adminCopy.live.byDriver}</Heading>
    {drivers.length === 0 ? (
      <p>{adminCopy.common.noPreferences}</p>
    ) : (
      <DriverPicksTable drivers={drivers} weeks={weeks} timeZone={timeZone} />
    )}
    <Heading>{adminCopy.live.byWeek}</Heading>
    <WeekPicksTable weeks={weeks} />
  </>
);

const Heading = ({ children }: { children: string }) => (
  <h2 className="mt-6 mb-2 break-after-avoid text-lg font-bold print:mt-3 print:mb-0 print:text-[11pt]">
    {children}
  </h2>
);
