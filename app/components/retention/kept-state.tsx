import { TimeSentence } from '~/app/components/admin/time-sentence';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { historyKinds } from '~/domain/retention/limits';
import type { Retention } from '~/domain/retention/retention';

/** What counts now, and what waits with the button that withdraws it. */
export const KeptState = ({
  retention: { kept, asked },
  timeZone,
}: {
  retention: Retention;
  timeZone: string;
}) => {
  const { retention } = adminCopy;
  return (
    <Card title={retention.state}>
      <dl className="grid gap-3 sm:grid-cols-3">
        {historyKinds.map((kind) => (
          <div key={kind}>
            <dt className="text-sm text-muted">{retention.kindLabels[kind]}</dt>
            <dd className="font-semibold">{retention.yearsLabel(kept[kind])}</dd>
          </div>
        ))}
      </dl>
      {asked && (
        <div className="mt-4 flex flex-col items-start gap-2 border-t border-base-300 pt-4">
          <StatusChip tone="warning">{retention.waits}</StatusChip>
          <p>
            <TimeSentence
              text={retention.waitsUntil(asked.by)}
              at={asked.from}
              timeZone={timeZone}
            />
          </p>
          <p className="font-semibold">{retention.describeKept(kept, asked.kept)}</p>
          <PostForm>
            <SendButton intent="withdraw">{retention.withdraw}</SendButton>
          </PostForm>
        </div>
      )}
    </Card>
  );
};
