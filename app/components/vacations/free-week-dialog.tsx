import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';

interface FreeWeekDialogProps {
  readonly driverId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly weekId: string;
  /** The weeks that the driver then holds. */
  readonly own: readonly string[];
  /** The other drivers whose weeks change. */
  readonly others: readonly {
    readonly driverId: string;
    readonly name: string;
    readonly seniorityNumber: number | null;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  readonly confirmed: string;
  readonly error: ActionError | undefined;
  readonly closeTo: string;
}

/** Says who would get which week if a driver's week were freed, and asks for confirmation. */
export const FreeWeekDialog = ({
  driverId,
  name,
  seniorityNumber,
  weekId,
  own,
  others,
  confirmed,
  error,
  closeTo,
}: FreeWeekDialogProps) => {
  const toList = (weeks: readonly string[]) => weeks.join(', ') || adminCopy.vacations.noWeek;
  return (
    <FormDialog
      title={adminCopy.vacations.freeTitle(
        weekId,
        nameDriver({ employeeId: driverId, name, seniorityNumber }),
      )}
      closeTo={closeTo}
      error={error}
      intent="free"
      label={adminCopy.vacations.freeConfirm(weekId)}
      variant="danger"
    >
      <p>{adminCopy.vacations.freeText(name)}</p>
      <ul className="list-disc ps-5">
        <li>{adminCopy.vacations.thenHolds(name, toList(own))}</li>
        {others.map((other) => (
          <li key={other.driverId}>
            {adminCopy.vacations.getsInstead(
              nameDriver({ ...other, employeeId: other.driverId }),
              toList(other.after),
              toList(other.before),
            )}
          </li>
        ))}
        {others.length === 0 && <li>{adminCopy.vacations.staysFree(weekId)}</li>}
      </ul>
      <input type="hidden" name="driverId" value={driverId} />
      <input type="hidden" name="weekId" value={weekId} />
      <input type="hidden" name="confirmed" value={confirmed} />
    </FormDialog>
  );
};
