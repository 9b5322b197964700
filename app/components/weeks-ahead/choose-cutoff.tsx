import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import type { ComingWeek } from '~/domain/site/coming-weeks';

/** Chooses the cutoff of one coming week, or returns to the default one. */
export const ChooseCutoff = ({
  week: { periodId, closesAt, why },
  typed,
  error,
}: {
  week: ComingWeek;
  /** The cutoff of a form that was refused. */
  typed: string | undefined;
  error: ActionError | undefined;
}) => {
  const { weeksAhead } = adminCopy;
  return (
    <FormDialog
      title={weeksAhead.chooseTitle(formatWeekDays(periodId))}
      closeTo="."
      error={error}
      intent="choose-cutoff"
      label={weeksAhead.choose}
    >
      <input type="hidden" name="periodId" value={periodId} />
      <TextInput
        label={weeksAhead.cutoffIn(formatZone(closesAt.timeZone))}
        name="wallTime"
        type="datetime-local"
        required
        defaultValue={typed ?? closesAt.wallTime}
        hint={weeksAhead.cutoffHint}
        inputClassName="tabular-nums"
      />
      {why === 'chosen' && (
        <div>
          <SendButton intent="usual-cutoff" formNoValidate>
            {weeksAhead.useUsual}
          </SendButton>
        </div>
      )}
    </FormDialog>
  );
};
