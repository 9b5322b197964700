import { PostForm } from '~/app/components/forms/post-form';
import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy, copy } from '~/app/copy/copy';
import type { FirstSteps } from '~/domain/site/first-steps';
import { SendButton } from '~/app/components/forms/send-button';

/** Asks before the samples are removed, and shows each of them. */
export const ConfirmRemoval = ({ drivers, jobs }: FirstSteps['sample']) => {
  const { firstSteps } = adminCopy;
  return (
    <RouteDialog title={firstSteps.removeTitle} closeTo=".">
      <p>{firstSteps.removeText(drivers.length, jobs.length)}</p>
      <ul className="mt-3 text-sm text-muted">
        {drivers.map(({ employeeId, name }) => (
          <li key={employeeId}>{`${name} (${employeeId})`}</li>
        ))}
        {jobs.map(({ jobId, weekDays }) => (
          <li key={jobId}>{`${jobId} (${weekDays})`}</li>
        ))}
      </ul>
      <PostForm action="?" className="mt-6 flex flex-wrap justify-end gap-3">
        {drivers.map(({ employeeId }) => (
          <input key={employeeId} type="hidden" name="drivers" value={employeeId} />
        ))}
        {jobs.map(({ jobId }) => (
          <input key={jobId} type="hidden" name="jobs" value={jobId} />
        ))}
        <input type="hidden" name="confirmed" value="yes" />
        <LinkButton to="." preventScrollReset>
          {copy.common.cancel}
        </LinkButton>
        <SendButton intent="remove-sample" variant="danger">
          {firstSteps.removeConfirm}
        </SendButton>
      </PostForm>
    </RouteDialog>
  );
};
