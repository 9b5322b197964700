import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { FirstSteps } from '~/domain/site/first-steps';

const SampleForm = ({
  intent,
  text,
  label,
}: {
  intent: 'add-sample' | 'remove-sample';
  text: string;
  label: string;
}) => (
  <Card title={adminCopy.firstSteps.sample} description={text}>
    <PostForm preventScrollReset>
      <SendButton intent={intent}>{label}</SendButton>
    </PostForm>
  </Card>
);

/** Sample drivers and jobs, to try the product with before entering real ones. */
export const SampleData = ({ sample, mayAddSample }: FirstSteps) => {
  const { firstSteps } = adminCopy;
  if (mayAddSample)
    return (
      <SampleForm
        intent="add-sample"
        text={firstSteps.addSampleText}
        label={firstSteps.addSample}
      />
    );
  const { drivers, jobs } = sample;
  if (drivers.length + jobs.length === 0) return null;
  return (
    <SampleForm
      intent="remove-sample"
      text={firstSteps.removeSampleText(drivers.length, jobs.length)}
      label={firstSteps.removeSample}
    />
  );
};
