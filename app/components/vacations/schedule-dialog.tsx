import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import { formatZone, formatZoneTime } from '~/app/copy/zone-words';

/** Sets the date and time, in the site's time zone, at which the portal closes automatically. */
export const ScheduleDialog = ({
  date,
  time,
  timeZone,
  error,
}: {
  date: string;
  time: string;
  timeZone: string;
  error: ActionError | undefined;
}) => {
  const { vacations } = adminCopy;
  const mustConfirm = error?.code === 'closure-far';
  return (
    <RouteDialog title={vacations.schedulePortal} closeTo="/admin/vacation-dashboard">
      <PostForm noValidate preventScrollReset className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        {mustConfirm && <input type="hidden" name="confirmed" value={`${date}T${time}`} />}
        <p className="text-sm text-muted">{vacations.closureHint(formatZoneTime(timeZone))}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label={vacations.date} name="date" type="date" required defaultValue={date} />
          <TextInput
            label={vacations.time(formatZone(timeZone))}
            name="time"
            type="time"
            required
            defaultValue={time}
          />
        </div>
        <DialogFoot
          closeTo="/admin/vacation-dashboard"
          intent="schedule-closure"
          label={mustConfirm ? vacations.closureIsRight : vacations.scheduleClosure}
        />
      </PostForm>
    </RouteDialog>
  );
};
