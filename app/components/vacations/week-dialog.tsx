import { useState } from 'react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { FieldInput, type InputProps } from '~/app/components/roster/row-inputs';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';
import { formatDate } from '~/app/copy/format-time';
import type { CellValue } from '~/domain/roster/change-list';
import { listFields, listNeeded, type RosterField } from '~/domain/roster/roster-field';
import { maxWeekIdLength, maxSlots } from '~/domain/vacation/limits';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { weekFields } from '~/domain/vacation/week-fields';

/** The answer to a week form that stored nothing: the error, and the values to show in the form again. */
export interface RefusedWeek {
  readonly error: ActionError;
  readonly sent: WeekFields;
  /**
   * The values with which the next save compares the stored week. After a conflict, these are what the other
   * administrator saved.
   */
  readonly shown: WeekFields | null;
}

/** The field that the error is about, if any. */
const wrongField = ({ error, sent }: RefusedWeek) =>
  ({
    'missing-week-fields': listNeeded(weekFields).find((name) => sent[name] === ''),
    'duplicate-week-id': 'weekId',
    'week-ends-before-start': 'endDate',
    'invalid-slots': 'totalSlots',
  })[error.code];

/** The inputs of a week other than its ID: days in pairs, all others a line each. */
const WeekInputs = ({
  filled,
  findError,
  isNew,
}: {
  filled: WeekFields;
  findError: (field: keyof WeekFields) => string | undefined;
  isNew: boolean;
}) => {
  const { slotsHint, slotsHintNow } = adminCopy.vacations;
  const slots: InputProps = {
    type: 'text',
    min: undefined,
    max: undefined,
    step: undefined,
    inputMode: 'numeric',
    maxLength: 6,
    inputClassName: 'max-w-28 tabular-nums',
    hint: isNew ? slotsHint(maxSlots) : slotsHintNow(maxSlots),
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {listFields(weekFields)
        .filter(([name]) => name !== 'weekId')
        .map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            text={adminCopy.vacationWeeks.fields[name]}
            value={filled[name]}
            error={findError(name)}
            className={field.kind === 'day' ? undefined : 'sm:col-span-2'}
            {...(name === 'totalSlots' && slots)}
          />
        ))}
    </div>
  );
};

/** Adds a week or edits one. The ID of an existing week cannot change. */
export const WeekDialog = ({
  week,
  isNew,
  refused,
  closeTo,
}: {
  /** The stored week, or the suggested values for a new one. */
  week: WeekFields;
  isNew: boolean;
  refused: RefusedWeek | undefined;
  closeTo: string;
}) => {
  // Keep the week that the dialog opened with, even if newer data loads, because the edits started from that week.
  const [opened] = useState(week);
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const filled = refused?.sent ?? opened;
  const wrong = refused && wrongField(refused);
  const findError = (field: keyof WeekFields) =>
    wrong === field ? refused?.error.text : undefined;
  return (
    <FormDialog
      title={isNew ? adminCopy.vacations.addTitle : adminCopy.vacations.editTitle(week.weekId)}
      closeTo={closeTo}
      form={form}
      intent={isNew ? 'add' : 'edit'}
      label={isNew ? adminCopy.common.addWeek : adminCopy.vacations.saveWeek}
    >
      {refused?.error.code === 'week-edited-meanwhile' && refused.shown ? (
        <WeekConflict error={refused.error} theirs={refused.shown} yours={refused.sent} />
      ) : (
        refused && (
          <Alert kind="error" title={refused.error.title} live="assertive">
            {!wrong && refused.error.text}
          </Alert>
        )
      )}
      {isNew ? (
        <TextInput
          label={adminCopy.vacationWeeks.fields.weekId.label}
          name="weekId"
          required
          maxLength={maxWeekIdLength}
          defaultValue={filled.weekId}
          error={findError('weekId')}
          inputClassName="font-mono"
        />
      ) : (
        <>
          <input type="hidden" name="weekId" value={week.weekId} />
          <input type="hidden" name="shown" value={JSON.stringify(refused?.shown ?? opened)} />
        </>
      )}
      <WeekInputs filled={filled} findError={findError} isNew={isNew} />
    </FormDialog>
  );
};

const formatValue = (kind: RosterField['kind'], value: CellValue | undefined = ''): string => {
  if (kind !== 'day') return String(value);
  return value === '' ? '—' : formatDate(String(value));
};

/** Compares the values that someone else saved with the ones that this form sent. The form below keeps the latter. */
const WeekConflict = ({
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
      {adminCopy.vacations.conflictText(error.text)}
    </Alert>
    <table className="table table-sm">
      <caption className="sr-only">{adminCopy.vacations.conflictCaption}</caption>
      <thead className="text-base-content">
        <tr>
          <th scope="col">{adminCopy.vacations.field}</th>
          <th scope="col">{adminCopy.common.savedNow}</th>
          <th scope="col">{adminCopy.common.yours}</th>
        </tr>
      </thead>
      <tbody>
        {listFields(weekFields).map(([name, { kind }]) => {
          if (kind === 'id') return null;
          const [stored, sent] = [theirs, yours].map((week) => formatValue(kind, week[name]));
          return (
            <tr key={name} className={stored === sent ? 'text-muted' : 'font-semibold'}>
              <th scope="row" className="font-normal">
                {adminCopy.vacationWeeks.fields[name].label}
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
