import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { defaultSlots } from '~/domain/vacation/week-list';

/** Adds all weeks of a year at once. */
export const GenerateDialog = ({
  year,
  error,
  closeTo,
}: {
  /** The suggested year. */
  year: number;
  error: ActionError | undefined;
  closeTo: string;
}) => (
  <FormDialog
    title={adminCopy.vacations.generateTitle}
    closeTo={closeTo}
    error={error}
    intent="generate"
    label={adminCopy.vacations.generateWeeks}
  >
    <p className="text-sm text-muted">{adminCopy.vacations.generateText}</p>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={adminCopy.vacations.year}
        name="year"
        inputMode="numeric"
        pattern="20\d\d"
        maxLength={4}
        title={adminCopy.vacations.yearHint}
        required
        defaultValue={year}
        inputClassName="tabular-nums"
      />
      <TextInput
        label={adminCopy.vacations.slotsPerWeek}
        name="totalSlots"
        inputMode="numeric"
        maxLength={6}
        required
        defaultValue={defaultSlots}
        inputClassName="tabular-nums"
      />
    </div>
  </FormDialog>
);
