import type { ActionError } from '~/app/components/admin/use-action-error';
import {
  ConfirmAssignment,
  type AskedAssignment,
} from '~/app/components/assignments/confirm-assignment';
import { RemoveAssignment } from '~/app/components/assignments/remove-assignment';
import { AskWhich, type AskedChoice } from '~/app/components/choosing/ask-which';
import { Chooser } from '~/app/components/choosing/chooser';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { useWeekName } from '~/app/components/time/week-names';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import { toWeekChoice } from '~/app/copy/item-choices';
import type { ManualVacation, WeekSlots } from '~/domain/vacation/vacation-week';

type NamedVacation = ManualVacation & { readonly name: string };

const ManualList = ({ manual }: { manual: readonly NamedVacation[] }) => {
  const toName = useWeekName();
  return (
    // A scrollable region must be focusable, or the keyboard cannot scroll it.
    <div
      role="region"
      aria-label={adminCopy.common.manualAssignments}
      tabIndex={0}
      className="mt-3 max-h-72 overflow-auto"
    >
      <ul className="divide-y divide-base-300">
        {manual.map(({ driverId, name, weekId, by }) => (
          <li key={`${driverId} ${weekId}`} className="flex flex-wrap items-center gap-3 py-2">
            <p className="me-auto text-sm">
              <Sentence
                text={adminCopy.vacations.manualEntry}
                parts={{
                  week: <strong className="tabular-nums">{toName(weekId)}</strong>,
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
};

/** Makes and removes manual vacation assignments, which come before every rule of the award. */
export const ManualVacationsCard = ({
  manual,
  weeks,
  hasSeveral,
  typed,
  error,
  asked,
  unclear,
}: {
  manual: readonly NamedVacation[];
  weeks: readonly WeekSlots[];
  /** Whether some driver may hold more than one week. */
  hasSeveral: boolean;
  /** What the administrator typed into a form that was refused. */
  typed: { readonly driverId: string; readonly weekId: string } | undefined;
  error: ActionError | undefined;
  asked: AskedAssignment | undefined;
  /** Which driver or week a refused form may mean. */
  unclear: AskedChoice | undefined;
}) => {
  const choices = weeks.map((week) =>
    toWeekChoice(week, adminCopy.vacations.weekOption(week.weekId, week.remainingSlots)),
  );
  return (
    <Card
      title={adminCopy.vacations.manualAssignment}
      description={adminCopy.vacations.manualHint(hasSeveral)}
    >
      {asked && <ConfirmAssignment asked={asked} />}
      {unclear && <AskWhich asked={unclear} className="mb-4" />}
      {!asked && !unclear && <ErrorAlert error={error} />}
      <PostForm
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto]"
        key={manual.length}
      >
        <Chooser
          key={`driver ${typed?.driverId}`}
          label={copy.common.driver}
          name="driverId"
          of="drivers"
          defaultValue={typed?.driverId}
          maxLength={200}
        />
        <Chooser
          key={`week ${typed?.weekId}`}
          label={adminCopy.vacations.vacationWeek}
          name="weekId"
          of={choices}
          defaultValue={typed?.weekId}
          placeholder={adminCopy.vacations.selectWeek}
          maxLength={200}
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
