import { dateTime } from '~/app/components/time/format-time';
import { PrintSheet, PrintTable, type PrintHead } from '~/app/components/print/print-sheet';
import type { VacationRow } from '~/domain/award/assignment-rows';
import type { SlotUsage } from '~/domain/award/slot-usage';
import { counted } from '~/domain/shared/counted';
import { weekDates } from './week-dates';

/** The assigned weeks on paper, for the wall: the most senior driver first. */
export const AssignmentPosting = ({
  rows,
  weeks,
  publication,
  ...head
}: PrintHead & {
  rows: readonly VacationRow[];
  weeks: readonly SlotUsage[];
  publication: {
    readonly version: number;
    readonly publishedAt: string;
    readonly digest: string;
  } | null;
}) => {
  const dates = new Map(weeks.map((week) => [week.weekId, weekDates(week)]));
  const assigned = rows.filter(({ weekId }) => weekId !== null);
  const about = publication
    ? `Version ${publication.version}, published ${dateTime(publication.publishedAt, head.timeZone)}`
    : 'Provisional: not published yet, and may change';
  return (
    <PrintSheet title="Vacation Assignments" about={about} {...head}>
      {assigned.length === 0 ? (
        <p className="mt-6">No vacation assignments have been created yet</p>
      ) : (
        <div className="mt-6">
          <PrintTable
            caption="Vacation assignments"
            columns={['Seniority', 'Employee ID', 'Driver', 'Week', 'Dates']}
            rows={assigned.map(({ seniorityNumber, employeeId, name, weekId }) => [
              seniorityNumber ?? 'N/A',
              employeeId,
              name,
              weekId,
              dates.get(weekId ?? ''),
            ])}
          />
        </div>
      )}
      <p className="mt-4 text-sm">
        {assigned.length} of {counted(rows.length, 'driver')} assigned.
        {publication && ` Digest ${publication.digest}`}
      </p>
    </PrintSheet>
  );
};
