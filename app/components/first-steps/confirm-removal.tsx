import { ConfirmForm } from '~/app/components/forms/confirm-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { adminCopy } from '~/app/copy/copy';
import type { FirstSteps } from '~/domain/site/first-steps';

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
      <ConfirmForm
        action="?"
        closeTo="."
        intent="remove-sample"
        label={firstSteps.removeConfirm}
        fields={[
          ...drivers.map(({ employeeId }) => ['drivers', employeeId] as const),
          ...jobs.map(({ jobId }) => ['jobs', jobId] as const),
        ]}
      />
    </RouteDialog>
  );
};
