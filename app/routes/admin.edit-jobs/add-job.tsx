import { Form, Link } from '@remix-run/react';
import { RouteDialog } from '~/app/components/ui/route-dialog';
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
      {error && (
        <p role="alert" className="alert alert-error">
          <span>
            <strong>{error.title}.</strong> {error.text}
          </span>
        </p>
      )}
      <label className="flex flex-col gap-1">
        <span className="text-sm font-medium">Job ID</span>
        <input
          name="jobId"
          autoComplete="off"
          maxLength={40}
          required
          className="input w-full font-mono"
        />
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Start Time</span>
          <input
            name="startTime"
            type="time"
            step={60}
            required
            defaultValue={newJobDefaults.startTime}
            className="input w-full"
          />
        </label>
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Work Days</span>
          <input
            name="weekDays"
            maxLength={60}
            required
            defaultValue={newJobDefaults.weekDays}
            className="input w-full"
          />
        </label>
      </div>
      <label className="flex flex-col gap-1">
        <span className="text-sm font-medium">Location (optional)</span>
        <input name="location" autoComplete="off" maxLength={80} className="input w-full" />
      </label>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="isAirport" className="checkbox" />
        Airport job (requires certification)
      </label>
      <div className="modal-action mt-2 items-center">
        <span className="me-auto text-sm text-base-content/80 tabular-nums">
          {count} of {limit} jobs
        </span>
        <Link to="/admin/edit-jobs" className="btn" preventScrollReset>
          Cancel
        </Link>
        <button name="intent" value="add" className="btn btn-primary">
          Add Job
        </button>
      </div>
    </Form>
  </RouteDialog>
);
