import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { Card } from '~/app/components/ui/card';
import { asksAboutCutoff } from '~/app/components/week/start-next-period';
import { adminCopy } from '~/app/copy/copy';
import { formatZone } from '~/app/copy/zone-words';
import type { FirstSteps } from '~/domain/site/first-steps';

/** The last step: chooses the cutoff and opens the first selection. */
export const OpenFirst = ({
  drivers,
  jobs,
  sample,
  timeZone,
  cutoff,
  typed,
  error,
}: Pick<FirstSteps, 'drivers' | 'jobs' | 'sample'> & {
  timeZone: string;
  /** The default cutoff in the site's local time. */
  cutoff: string;
  /** The cutoff of a form that was refused. */
  typed: string | undefined;
  error: ActionError | undefined;
}) => {
  const { firstSteps } = adminCopy;
  const mustConfirm = asksAboutCutoff(error);
  return (
    <Card title={firstSteps.open} description={firstSteps.openText}>
      <ErrorAlert error={error} />
      {drivers > 0 && jobs > 0 ? (
        <PostForm className="flex flex-col gap-3">
          {mustConfirm && <input type="hidden" name="confirmed" value={typed} />}
          <TextInput
            label={firstSteps.cutoff(formatZone(timeZone))}
            name="wallTime"
            type="datetime-local"
            required
            defaultValue={typed ?? cutoff}
            inputClassName="tabular-nums"
          />
          {sample.drivers.length + sample.jobs.length > 0 && <p>{firstSteps.withSample}</p>}
          <SendButton variant="primary" intent="open-first">
            {mustConfirm ? firstSteps.openWithCutoff : firstSteps.openNow}
          </SendButton>
        </PostForm>
      ) : (
        <p>{firstSteps.notYet}</p>
      )}
    </Card>
  );
};
