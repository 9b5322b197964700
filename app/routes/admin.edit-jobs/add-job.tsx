import { Form } from '@remix-run/react';
import { ErrorAlert } from '~/app/components/admin/error-alert';
import { AddFooter } from '~/app/components/roster/add-footer';
import { Checkbox } from '~/app/components/ui/checkbox';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/ui/text-input';
import { newJobDefaults } from '~/domain/jobs/job';

interface AddJobProps {
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly limit: number;
  readonly count: number;
}

/** The add-job dialog, filled with the defaults of spec 9. */
export const AddJob = ({ error, limit, count }: AddJobProps) => (
  <RouteDialog title="Add Job" closeTo="/admin/edit-jobs">
    <Form method="post" className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <TextInput label="Job ID" name="jobId" maxLength={40} required inputClassName="font-mono" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Start Time"
          name="startTime"
          type="time"
          step={60}
          required
          defaultValue={newJobDefaults.startTime}
        />
        <TextInput
          label="Work Days"
          name="weekDays"
          maxLength={60}
          required
          defaultValue={newJobDefaults.weekDays}
        />
      </div>
      <TextInput label="Location (optional)" name="location" maxLength={80} />
      <Checkbox name="isAirport" label="Airport job (requires certification)" />
      <AddFooter
        addLabel="Add Job"
        closeTo="/admin/edit-jobs"
        usage={`${count} of ${limit} jobs`}
      />
    </Form>
  </RouteDialog>
);
