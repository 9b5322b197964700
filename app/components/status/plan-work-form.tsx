import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextArea } from '~/app/components/forms/text-area';
import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatZone } from '~/app/copy/zone-words';
import { maxWorkNote } from '~/domain/status/planned-work';

/** Asks when work begins and ends. `typed`: a form that was refused. */
export const PlanWorkForm = ({
  timeZone,
  typed,
}: {
  timeZone: string;
  typed: { from: string; until: string; note: string } | undefined;
}) => {
  const { workPlan } = adminCopy;
  const time = { type: 'datetime-local', required: true, inputClassName: 'tabular-nums' } as const;
  return (
    <PostForm className="flex flex-col gap-4">
      <p className="text-sm text-muted">{workPlan.zone(formatZone(timeZone))}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label={workPlan.from} name="from" defaultValue={typed?.from} {...time} />
        <TextInput label={workPlan.until} name="until" defaultValue={typed?.until} {...time} />
      </div>
      <TextArea
        label={workPlan.note}
        name="note"
        maxLength={maxWorkNote}
        hint={workPlan.noteHint(maxWorkNote)}
        defaultValue={typed?.note}
      />
      <div className="flex justify-end">
        <SendButton
          variant="primary"
          intent="plan"
          busyText={copy.common.saving}
          className="max-sm:w-full"
        >
          {workPlan.plan}
        </SendButton>
      </div>
    </PostForm>
  );
};
