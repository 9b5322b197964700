import { useLoaderData } from '@remix-run/react';
import { formatHeld } from '~/app/components/assignments/unseen-results';
import { formatSeniority, getDriverColumns } from '~/app/components/print/driver-columns';
import { makePrintHead, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
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
  const about = isOfWeeks
    ? results.ofVacations(award.version)
    : results.ofWeek(formatWeekDays(award.periodId), award.version);
  const hasPhones = unseen.some(({ phone }) => phone !== '');
  return (
    <PrintSheet title={results.title} about={about} {...head}>
      <p className="my-3 print:my-1">{results.count(unseen.length, drivers)}</p>
      <PrintTable
        caption={results.title}
        columns={[
          ...getDriverColumns(),
          { label: results.result, holds: 'texts' },
          results.email,
          ...(hasPhones ? [adminCopy.drivers.fields.phone.label] : []),
        ]}
        rows={unseen.map(({ employeeId, name, seniorityNumber, held, isReached, phone }) => [
          formatSeniority(seniorityNumber),
          employeeId,
          name,
          formatHeld(held),
          isReached ? results.yes : results.no,
          ...(hasPhones ? [phone] : []),
        ])}
      />
    </PrintSheet>
  );
}
