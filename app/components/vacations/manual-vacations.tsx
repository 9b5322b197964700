import type { ActionError } from '~/app/components/admin/use-action-error';
import {
  ConfirmAssignment,
  type AskedAssignment,
} from '~/app/components/assignments/confirm-assignment';
import { RemoveAssignment } from '~/app/components/assignments/remove-assignment';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import type { Driver } from '~/domain/drivers/driver';
import type { ManualVacation, WeekSlots } from '~/domain/vacation/vacation-week';
import { weekDates } from './week-dates';

type NamedVacation = ManualVacation & { readonly name: string };

const ManualList = ({ manual }: { manual: readonly NamedVacation[] }) => (
  // A scrollable region must be focusable, or the keyboard cannot scroll it.
  <div
    role="region"
    aria-label={adminCopy.common.manualAssignments}
    tabIndex={0}
    className="mt-3 max-h-72 overflow-auto"
  >
    <ul className="divide-y divide-base-300">
      {manual.map(({ driverId, name, weekId, by }) => (
        <li key={driverId} className="flex flex-wrap items-center gap-3 py-2">
          <p className="me-auto text-sm">
            <Sentence
              text={adminCopy.vacations.manualEntry}
              parts={{
                week: <strong className="font-mono">{weekId}</strong>,
                name,
                details: (
                  <span className="text-muted">
                    {adminCopy.vacations.manualDetails(driverId, by)}
                  </span>
                ),
              }}
            />
          </p>
          <RemoveAssignment
            label={adminCopy.vacations.removeAssignment(weekId, name)}
            fields={{ driverId, weekId }}
          />
        </li>
      ))}
    </ul>
  </div>
);

/** Makes and removes manual vacation assignments, which come before every rule of the award. */
export const ManualVacationsCard = ({
  manual,
  drivers,
  weeks,
  error,
  asked,
}: {
  manual: readonly NamedVacation[];
  drivers: readonly Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>[];
  weeks: readonly WeekSlots[];
  error: ActionError | undefined;
  asked: AskedAssignment | undefined;
}) => {
  const options = weeks.map((week) => ({
    value: week.weekId,
    label: adminCopy.vacations.weekOption(week.weekId, weekDates(week), week.remainingSlots),
  }));
  return (
    <Card title={adminCopy.vacations.manualAssignment} description={adminCopy.vacations.manualHint}>
      {asked ? <ConfirmAssignment asked={asked} /> : <ErrorAlert error={error} />}
      <PostForm
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto]"
        key={manual.length}
      >
        <TextInput
          label={copy.common.driver}
          name="driverId"
          list="vacation-drivers"
          placeholder={copy.common.employeeId}
          maxLength={200}
          autoComplete="off"
        />
        <datalist id="vacation-drivers">
          {drivers.map(({ employeeId, name, seniorityNumber }) => (
            <option key={employeeId} value={employeeId}>
              {adminCopy.vacations.driverOption(name, seniorityNumber)}
            </option>
          ))}
        </datalist>
        <Select
          label={adminCopy.vacations.vacationWeek}
          name="weekId"
          defaultValue=""
          options={[{ value: '', label: adminCopy.vacations.selectWeek }, ...options]}
        />
        <SendButton intent="assign">{adminCopy.common.assignManually}</SendButton>
      </PostForm>
      {manual.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{adminCopy.vacations.noManual}</p>
      ) : (
        <ManualList manual={manual} />
      )}
    </Card>
  );
};
