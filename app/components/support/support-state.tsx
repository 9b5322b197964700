import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { Deadline } from '~/domain/time/deadline';

const StopButton = () => (
  <PostForm>
    <SendButton intent="stop">{adminCopy.supportAccess.stop}</SendButton>
  </PostForm>
);

/** Whether support may sign in at the company, until when, and the button that ends it. */
export const SupportState = ({ isOwn, until }: { isOwn: boolean; until: Deadline | null }) => {
  const { supportAccess } = adminCopy;
  const isAllowed = isOwn || until !== null;
  return (
    <Card title={supportAccess.state} actions={until && <StopButton />}>
      <div className="flex flex-col items-start gap-2">
        <StatusChip tone={isAllowed ? 'warning' : 'success'}>
          {isAllowed ? supportAccess.allowed : supportAccess.none}
        </StatusChip>
        {until ? (
          <p>
            <Sentence
              text={supportAccess.allowedUntil}
              parts={{ time: <DeadlineText deadline={until} /> }}
            />
          </p>
        ) : (
          <p>{isOwn ? supportAccess.own : supportAccess.noneText}</p>
        )}
      </div>
    </Card>
  );
};
