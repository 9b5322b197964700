import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import { newJobDefaults, type Job } from '~/domain/jobs/job';
import type { Fields } from '~/domain/shared/list-edit';

/** What the dialogs ask about a job besides the id; a new one starts with the defaults of spec 9. */
export const JobFields = ({ values = newJobDefaults }: { values?: Fields<Job> }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label="Start Time"
        name="startTime"
        type="time"
        step={60}
        required
        defaultValue={values.startTime}
      />
      <TextInput
        label="Work Days"
        name="weekDays"
        maxLength={60}
        required
        defaultValue={values.weekDays}
      />
    </div>
    <TextInput
      label="Location (optional)"
      name="location"
      maxLength={80}
      defaultValue={values.location}
    />
    <Checkbox
      name="isAirport"
      label="Airport job (requires certification)"
      defaultChecked={values.isAirport}
    />
  </>
);
