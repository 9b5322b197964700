import { adminCopy } from '~/app/copy/copy';
import { useState } from 'react';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { Alert } from '~/app/components/ui/alert';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { mostSlots } from '~/domain/vacation/limits';
import type { WeekFields } from '~/domain/vacation/vacation-week';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { formatDate } from '~/app/copy/format-time';

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

const fields = ['weekId', 'startDate', 'endDate', 'totalSlots'] as const;

/** The field that the error is about, if any. */
const wrongField = ({ error, sent }: RefusedWeek) =>
  ({
    'missing-week-fields': fields.find((field) => sent[field] === ''),
    'duplicate-week-id': 'weekId',
    'week-ends-before-start': 'endDate',
    'invalid-slots': 'totalSlots',
  })[error.code];

const DatesAndSlots = ({
  filled,
  findError,
  isNew,
}: {
  filled: WeekFields;
  findError: (field: keyof WeekFields) => string | undefined;
  isNew: boolean;
}) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={adminCopy.vacations.startDate}
        name="startDate"
        type="date"
        required
        defaultValue={filled.startDate}
        error={findError('startDate')}
      />
      <TextInput
        label={adminCopy.vacations.endDate}
        name="endDate"
        type="date"
        required
        defaultValue={filled.endDate}
        error={findError('endDate')}
      />
    </div>
    <TextInput
      label={adminCopy.vacations.totalSlots}
      name="totalSlots"
      inputMode="numeric"
      maxLength={6}
      required
      defaultValue={filled.totalSlots}
      error={findError('totalSlots')}
      hint={
        isNew
          ? adminCopy.vacations.slotsHint(mostSlots)
          : adminCopy.vacations.slotsHintNow(mostSlots)
      }
      inputClassName="max-w-28 tabular-nums"
    />
  </>
);

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
    <RouteDialog
      title={isNew ? adminCopy.vacations.addTitle : adminCopy.vacations.editTitle(week.weekId)}
      closeTo={closeTo}
    >
      <PostForm ref={form} noValidate preventScrollReset className="flex flex-col gap-4">
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
            label={adminCopy.common.weekId}
            name="weekId"
            required
            maxLength={20}
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
        <DatesAndSlots filled={filled} findError={findError} isNew={isNew} />
        <DialogFoot
          closeTo={closeTo}
          intent={isNew ? 'add' : 'edit'}
          label={isNew ? adminCopy.common.addWeek : adminCopy.vacations.saveWeek}
        />
      </PostForm>
    </RouteDialog>
  );
};

const day = (text: string) => (text === '' ? '—' : formatDate(text));
const rows: readonly [
  keyof typeof adminCopy.vacations.weekFields,
  (week: WeekFields) => string | number,
][] = [
  ['startDate', ({ startDate }) => day(startDate)],
  ['endDate', ({ endDate }) => day(endDate)],
  ['totalSlots', ({ totalSlots }) => totalSlots],
];

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
        {rows.map(([label, toText]) => {
          const [stored, sent] = [toText(theirs), toText(yours)];
          return (
            <tr key={label} className={stored === sent ? 'text-muted' : 'font-semibold'}>
              <th scope="row" className="font-normal">
                {adminCopy.vacations.weekFields[label]}
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
