import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatPlaces } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import type { HourClock } from '~/domain/time/hour-clock';
import { ConfirmAssignment, type AskedAssignment } from './confirm-assignment';
import { RemoveAssignment } from './remove-assignment';
import { DriverSuggestions } from './suggestions';

export const manualId = 'manual-assignments';

interface ManualAssignmentsProps {
  readonly manual: readonly (ManualAssignment & {
    readonly counts: boolean;
    readonly name: string | null;
  })[];
  readonly drivers: readonly {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number | null;
  }[];
  readonly jobs: readonly {
    readonly jobId: string;
    readonly startTime: string;
    readonly isAirport: boolean;
    readonly places?: number | undefined;
  }[];
  /** What the administrator typed into a form that was refused. */
  readonly typed:
    | { readonly driverId: string; readonly jobId: string; readonly note: string }
    | undefined;
  readonly error: ActionError | undefined;
  readonly asked: AskedAssignment | undefined;
}

const toOption = (job: ManualAssignmentsProps['jobs'][number], clock: HourClock): string => {
  const time = formatTime(job.startTime, clock);
  const text = job.isAirport ? adminCopy.assignments.airportOption(time) : time;
  return [text, formatPlaces(job)].filter(Boolean).join(', ');
};

/** Makes and removes manual assignments, which come before every rule of the award. */
export const ManualAssignments = ({
  manual,
  drivers,
  jobs,
  typed,
  error,
  asked,
}: ManualAssignmentsProps) => {
  const clock = useClock();
  return (
    <Card
      id={manualId}
      title={adminCopy.common.manualAssignments}
      description={adminCopy.assignments.manualHint}
    >
      {asked ? <ConfirmAssignment asked={asked} /> : <ErrorAlert error={error} />}
      <PostForm
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
        key={manual.map(({ id }) => id).join()}
      >
        <TextInput
          label={copy.common.driver}
          name="driverId"
          list="manual-drivers"
          defaultValue={typed?.driverId}
          required
          maxLength={200}
        />
        <DriverSuggestions id="manual-drivers" drivers={drivers} />
        <TextInput
          label={adminCopy.assignments.job}
          name="jobId"
          list="manual-jobs"
          defaultValue={typed?.jobId}
          required
          maxLength={40}
        />
        <datalist id="manual-jobs">
          {jobs.map((job) => (
            <option key={job.jobId} value={job.jobId}>
              {toOption(job, clock)}
            </option>
          ))}
        </datalist>
        <TextInput
          label={adminCopy.assignments.reasonOptional}
          name="note"
          defaultValue={typed?.note}
          maxLength={500}
        />
        <SendButton intent="assign">{adminCopy.common.assignManually}</SendButton>
      </PostForm>
      <GivenByHand manual={manual} />
    </Card>
  );
};

const GivenByHand = ({ manual }: Pick<ManualAssignmentsProps, 'manual'>) =>
  manual.length === 0 ? (
    <p className="mt-4 text-sm text-muted">{adminCopy.assignments.noManual}</p>
  ) : (
    <ul className="divide-y divide-base-200">
      {manual.map(({ id, jobId, driverId, name, by, note, counts }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 py-2">
          <p className="me-auto text-sm">
            <Sentence
              text={adminCopy.assignments.manualEntry}
              parts={{
                job: <strong className="font-mono">{jobId}</strong>,
                driver: (
                  <>
                    {name} <span className="font-mono text-muted">{driverId}</span>
                  </>
                ),
                by,
              }}
            />
            {note && ` – ${note}`}
            {!counts && (
              <span className="block text-muted">{adminCopy.assignments.doesNotCount}</span>
            )}
          </p>
          <RemoveAssignment
            label={adminCopy.assignments.removeAssignment(jobId, name ?? driverId)}
            fields={{ jobId, driverId }}
          />
        </li>
      ))}
    </ul>
  );
