import { useLoaderData } from '@remix-run/react';
import { formatHeld } from '~/app/components/assignments/unseen-results';
import { useDriverColumns } from '~/app/components/print/driver-columns';
import { makePrintHead, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readUnseen } from '~/app/services/results/read-unseen.server';

export const meta = titlePage(() => adminCopy.results.title);
export const handle = { bare: true };

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt }) => {
  const isOfWeeks = new URL(request.url).searchParams.get('of') === 'vacations';
  const view = await readUnseen({ deps, access, of: isOfWeeks ? 'vacations' : 'jobs' });
  if (!view) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return { isOfWeeks, view, ...makePrintHead(access, receivedAt, view.site) };
});

/** The drivers who have not confirmed their result, as a printed list. */
export default function PrintUnseenResults() {
  const { isOfWeeks, view, ...head } = useLoaderData<typeof loader>();
  const { award, drivers, unseen } = view;
  const { results } = adminCopy;
  const { columns, toCells } = useDriverColumns();
  const about = isOfWeeks
    ? results.ofVacations(award.version)
    : results.ofWeek(formatWeekDays(award.periodId), award.version);
  const hasPhones = unseen.some(({ phone }) => phone !== '');
  return (
    <PrintSheet title={results.title} about={about} choices={<SheetIds />} {...head}>
      <p className="my-3 print:my-1">{results.count(unseen.length, drivers)}</p>
      <PrintTable
        caption={results.title}
        columns={[
          ...columns,
          { label: results.result, holds: 'texts' },
          results.email,
          ...(hasPhones ? [adminCopy.drivers.fields.phone.label] : []),
        ]}
        rows={unseen.map((driver) => [
          ...toCells(driver),
          formatHeld(driver.held),
          driver.isReached ? results.yes : results.no,
          ...(hasPhones ? [driver.phone] : []),
        ])}
      />
    </PrintSheet>
  );
}
