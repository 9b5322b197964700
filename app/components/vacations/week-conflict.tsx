import type { ActionError } from '~/app/components/admin/use-action-error';
import { Alert } from '~/app/components/ui/alert';
import type { WeekFields } from '~/domain/vacation/week-list';
import { dayText } from './week-dates';

const day = (text: string) => (text === '' ? '—' : dayText(text));
const rows: readonly [string, (week: WeekFields) => string | number][] = [
  ['Start Date', ({ startDate }) => day(startDate)],
  ['End Date', ({ endDate }) => day(endDate)],
  ['Total Slots', ({ totalSlots }) => totalSlots],
];

/** What somebody else stored beside what was sent; the form below holds the latter. */
export const WeekConflict = ({
  error,
  theirs,
  yours,
}: {
  error: ActionError;
  theirs: WeekFields;
  yours: WeekFields;
}) => (
  <div className="flex flex-col gap-3">
    <Alert kind="error" title={error.title} live="assertive">
      {error.text} Compare the values, change below what you want otherwise, and save again.
    </Alert>
    <table className="table table-sm">
      <caption className="sr-only">Stored and your values, side by side</caption>
      <thead className="text-base-content">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Stored now</th>
          <th scope="col">Yours</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, textOf]) => {
          const [stored, sent] = [textOf(theirs), textOf(yours)];
          return (
            <tr key={label} className={stored === sent ? 'text-muted' : 'font-semibold'}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td className="tabular-nums">{stored}</td>
              <td className="tabular-nums">{sent}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
