import { EditRow } from '~/app/components/roster/edit-row';
import type { Fields } from '~/domain/shared/list-edit';
import type { Job } from '~/domain/jobs/job';
import { JobFields } from './job-fields';

type Row = Omit<Job, 'jobId'>;

/** What was typed before a save was refused. */
export interface TypedJob extends Fields<Row> {
  readonly id: string;
  readonly seen: Row | null;
}

interface EditJobProps {
  readonly row: Row & { readonly id: string };
  readonly typed: TypedJob | undefined;
  readonly error: { readonly title: string; readonly text: string } | undefined;
}

export const EditJob = ({ row: { id, ...row }, typed, error }: EditJobProps) => {
  const { id: _, seen, ...fields } = typed ?? { id, seen: row };
  return (
    <EditRow noun="job" id={id} seen={seen ?? row} error={error}>
      <JobFields values={{ ...row, ...fields }} />
    </EditRow>
  );
};
