import { useLoaderData } from '@remix-run/react';
import { useDriverColumns } from '~/app/components/print/driver-columns';
import { makePrintHead, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readMissing } from '~/app/services/reminders/read-missing.server';

export const meta = titlePage(() => adminCopy.reminders.title);
export const handle = { bare: true };

export const loader = dispatcherLoader(async ({ deps, access, receivedAt: now }) => ({
  view: await readMissing({ deps, access, now }),
  periodId: access.site.window.periodId,
  ...makePrintHead(access, now),
}));

/** The drivers without a list as a printed list, those first whom no email reaches. */
export default function PrintMissingDrivers() {
  const { view, periodId, ...head } = useLoaderData<typeof loader>();
  const { reminders } = adminCopy;
  const { columns, toCells } = useDriverColumns();
  const { reachable, unreachable } = view;
  const rows = [
    ...unreachable.map((driver) => ({ ...driver, email: reminders.no })),
    ...reachable.map((driver) => ({ ...driver, email: reminders.yes })),
  ];
  const hasPhones = rows.some(({ phone }) => phone !== '');
  return (
    <PrintSheet
      title={reminders.title}
      about={formatWeek(periodId)}
      choices={<SheetIds />}
      {...head}
    >
      <p className="my-3 print:my-1">{reminders.counts(rows.length, unreachable.length)}</p>
      <PrintTable
        caption={reminders.title}
        columns={[
          ...columns,
          reminders.email,
          ...(hasPhones ? [adminCopy.drivers.fields.phone.label] : []),
        ]}
        rows={rows.map((driver) => [
          ...toCells(driver),
          driver.email,
          ...(hasPhones ? [driver.phone] : []),
        ])}
      />
    </PrintSheet>
  );
}
