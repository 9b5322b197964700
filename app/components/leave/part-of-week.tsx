import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { formatDays, formatWeekDays } from '~/app/copy/format-time';
import type { LeaveDays } from '~/domain/award/award-input';

/** Tells who is away on some days of the week that is being selected, and so takes a turn in it. */
export const PartOfWeek = ({
  drivers,
  periodId,
}: {
  drivers: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly days: LeaveDays;
  }[];
  /** The week that is being selected; null if there is none. */
  periodId: string | null;
}) => {
  const { leave } = adminCopy;
  if (periodId === null || drivers.length === 0) return null;
  return (
    <Alert kind="warning" title={leave.partTitle(drivers.length, formatWeekDays(periodId))}>
      <ul className="list-disc ps-5">
        {drivers.map(({ employeeId, name, days }) => (
          <li key={employeeId} className="tabular-nums">
            {name} <span className="font-mono">{employeeId}</span>: {formatDays(days.from, days.to)}
          </li>
        ))}
      </ul>
      <p className="mt-2">{leave.partHint}</p>
      <LinkButton to="/admin/final-assignments" size="sm" className="mt-2">
        {leave.assign}
      </LinkButton>
    </Alert>
  );
};
