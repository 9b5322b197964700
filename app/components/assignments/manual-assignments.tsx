import { Form } from '@remix-run/react';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { ActionError } from '~/app/components/admin/use-action-error';

interface ManualAssignmentsProps {
  readonly manual: readonly ManualAssignment[];
  readonly drivers: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number;
  }[];
  readonly jobs: readonly {
    readonly jobId: string;
    readonly startTime: string;
    readonly isAirport: boolean;
  }[];
  readonly error: ActionError | undefined;
}

/** Gives jobs by hand before every rule, and takes them back. */
export const ManualAssignments = ({ manual, drivers, jobs, error }: ManualAssignmentsProps) => (
  <section aria-labelledby="manual" className="card border border-base-300 bg-base-100">
    <div className="card-body gap-4 p-5">
      <div>
        <h2 id="manual" className="text-lg font-semibold">
          Manual assignments
        </h2>
        <p className="text-sm text-base-content/80">
          They go before seniority and picks, and are logged.
        </p>
      </div>
      {error && (
        <p role="alert" className="alert alert-error">
          <span>
            <strong>{error.title}.</strong> {error.text}
          </span>
        </p>
      )}
      <Form
        method="post"
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
        key={manual.length}
      >
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Driver</span>
          <input
            name="driverId"
            list="manual-drivers"
            required
            autoComplete="off"
            className="input w-full"
          />
        </label>
        <datalist id="manual-drivers">
          {drivers.map(({ employeeId, name, seniorityNumber }) => (
            <option
              key={employeeId}
              value={employeeId}
            >{`${name}, seniority ${seniorityNumber}`}</option>
          ))}
        </datalist>
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Job</span>
          <input
            name="jobId"
            list="manual-jobs"
            required
            autoComplete="off"
            className="input w-full"
          />
        </label>
        <datalist id="manual-jobs">
          {jobs.map(({ jobId, startTime, isAirport }) => (
            <option
              key={jobId}
              value={jobId}
            >{`${startTime}${isAirport ? ', airport' : ''}`}</option>
          ))}
        </datalist>
        <label className="flex flex-col gap-1">
          <span className="text-sm font-medium">Reason (optional)</span>
          <input name="note" maxLength={500} autoComplete="off" className="input w-full" />
        </label>
        <button name="intent" value="assign" className="btn">
          Assign by hand
        </button>
        {error?.code === 'manual-needs-confirmation' && (
          <label className="col-span-full flex min-h-11 items-center gap-2">
            <input type="checkbox" name="confirmed" className="checkbox" />
            Assign all the same
          </label>
        )}
      </Form>
      {manual.length === 0 ? (
        <p className="text-sm text-base-content/80">None in this period.</p>
      ) : (
        <ul className="divide-y divide-base-200">
          {manual.map(({ jobId, driverId, by, note }) => (
            <li key={jobId} className="flex flex-wrap items-center gap-3 py-2">
              <p className="me-auto text-sm">
                <strong className="font-mono">{jobId}</strong> to{' '}
                <span className="font-mono">{driverId}</span>, by {by}
                {note && ` – ${note}`}
              </p>
              <Form method="post">
                <input type="hidden" name="jobId" value={jobId} />
                <button
                  name="intent"
                  value="remove"
                  className="btn btn-sm"
                  aria-label={`Remove the assignment of ${jobId}`}
                >
                  Remove
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
