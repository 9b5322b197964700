import type { ActionError } from '~/app/components/admin/use-action-error';
import { TextInput } from '~/app/components/forms/text-input';
import { useSending } from '~/app/components/forms/use-sending';
import { Button } from '~/app/components/ui/button';
import { FormDialog } from '~/app/components/forms/form-dialog';
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
  const isReturning = useSending('usual-cutoff');
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
          <Button name="intent" value="usual-cutoff" formNoValidate busy={isReturning}>
            {weeksAhead.useUsual}
          </Button>
        </div>
      )}
    </FormDialog>
  );
};
