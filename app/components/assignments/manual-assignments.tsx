import type { ActionError } from '~/app/components/admin/use-action-error';
import { AskWhich, type AskedChoice } from '~/app/components/choosing/ask-which';
import { Chooser } from '~/app/components/choosing/chooser';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { ConfirmAssignment, type AskedAssignment } from './confirm-assignment';
import { RemoveAssignment } from './remove-assignment';

export const manualId = 'manual-assignments';

interface ManualAssignmentsProps {
  readonly manual: readonly (ManualAssignment & {
    readonly counts: boolean;
    readonly name: string | null;
  })[];
  /** What the administrator typed into a form that was refused. */
  readonly typed:
    | { readonly driverId: string; readonly jobId: string; readonly note: string }
    | undefined;
  readonly error: ActionError | undefined;
  readonly asked: AskedAssignment | undefined;
  /** Which driver or job a refused form may mean. */
  readonly unclear: AskedChoice | undefined;
}

/** Makes and removes manual assignments, which come before every rule of the award. */
export const ManualAssignments = ({
  manual,
  typed,
  error,
  asked,
  unclear,
}: ManualAssignmentsProps) => (
  <Card
    id={manualId}
    title={adminCopy.common.manualAssignments}
    description={adminCopy.assignments.manualHint}
  >
    {asked && <ConfirmAssignment asked={asked} />}
    {unclear && <AskWhich asked={unclear} className="mb-4" />}
    {!asked && !unclear && <ErrorAlert error={error} />}
    <PostForm
      preventScrollReset
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      key={manual.map(({ id }) => id).join()}
    >
      <Chooser
        key={`driver ${typed?.driverId}`}
        label={copy.common.driver}
        name="driverId"
        of="drivers"
        defaultValue={typed?.driverId}
        required
        maxLength={200}
      />
      <Chooser
        key={`job ${typed?.jobId}`}
        label={adminCopy.assignments.job}
        name="jobId"
        of="jobs"
        defaultValue={typed?.jobId}
        required
        maxLength={200}
      />
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
