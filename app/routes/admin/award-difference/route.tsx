import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import { formatFirstChange } from '~/app/components/assignments/award-difference-table';
import { HeldText } from '~/app/components/assignments/held-text';
import { useDriverColumns } from '~/app/components/print/driver-columns';
import { makePrintHead, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readAskedDifference, type AskedDifference } from './read-difference.server';

export const meta = titlePage(() => adminCopy.assignments.differences);
export const handle = { bare: true };

export const loader = stewardLoader(async (args) => {
  const read = await readAskedDifference(args);
  const site = read.seal ? null : read.asked.site;
  return { read, head: makePrintHead(args.access, args.receivedAt, site) };
});

const describeAward = ({ of, version, periodId }: AskedDifference): string => {
  const { assignments, results, vacations } = adminCopy;
  if (of === 'jobs')
    return version === null
      ? assignments.provisionalOfWeek(formatWeekDays(periodId))
      : results.ofWeek(formatWeekDays(periodId), version);
  return version === null ? vacations.provisionalText : results.ofVacations(version);
};

/** The results that differ from the version before, as a printed list. */
export default function PrintAwardDifference() {
  const { read, head } = useLoaderData<typeof loader>();
  const { assignments } = adminCopy;
  const { columns, toCells } = useDriverColumns();
  if (read.seal)
    return (
      <PrintSheet title={assignments.differences} about={assignments.provisionalText} {...head}>
        <p className="my-6">
          <SealedText seal={read.seal} />
        </p>
      </PrintSheet>
    );
  const { of, version, difference } = read.asked;
  const { changes, from } = difference;
  const isPreview = version === null;
  return (
    <PrintSheet
      title={
        from
          ? assignments.differenceTitle(changes.length, isPreview)
          : assignments.noDifference(isPreview)
      }
      about={describeAward(read.asked)}
      choices={from && <SheetIds />}
      {...head}
    >
      {from && (
        <>
          <p className="my-3 print:my-1">{formatFirstChange(from)}</p>
          <PrintTable
            caption={assignments.differences}
            columns={[
              ...columns,
              { label: assignments.before, holds: 'texts' },
              { label: assignments.now, holds: 'texts' },
            ]}
            rows={changes.map(({ driverId, name, seniorityNumber, before, after }) => [
              ...toCells({ seniorityNumber, employeeId: driverId, name }),
              <HeldText key="before" held={before} of={of} />,
              <HeldText key="now" held={after} of={of} />,
            ])}
          />
        </>
      )}
    </PrintSheet>
  );
}
