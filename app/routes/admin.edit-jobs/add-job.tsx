import { ErrorAlert } from '~/app/components/forms/error-alert';
import { AddFooter } from '~/app/components/roster/add-footer';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { JobFields } from './job-fields';

interface AddJobProps {
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly limit: number;
  readonly count: number;
}

/** The add-job dialog. */
export const AddJob = ({ error, limit, count }: AddJobProps) => (
  <RouteDialog title="Add Job" closeTo="/admin/edit-jobs">
    <PostForm className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <TextInput label="Job ID" name="jobId" maxLength={40} required inputClassName="font-mono" />
      <JobFields />
      <AddFooter
        addLabel="Add Job"
        closeTo="/admin/edit-jobs"
        usage={`${count} of ${limit} jobs`}
      />
    </PostForm>
  </RouteDialog>
);
