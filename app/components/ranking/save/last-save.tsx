import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';
import { SaveRefusal } from './save-refusal';

/** A save that the server did not answer. The button reads the page again to see whether it was stored. */
const UnansweredSave = ({
  problem: { title, text },
  onCheck,
}: {
  problem: SaveProblem;
  onCheck: () => void;
}) => (
  <Alert kind="error" title={title} live="assertive">
    <p>{text}</p>
    <Button
      type="button"
      className="mt-2"
      busy={useRevalidator().state === 'loading'}
      busyText={copy.ranking.saveFailed.checking}
      onClick={onCheck}
    >
      {copy.ranking.saveFailed.check}
    </Button>
  </Alert>
);

/** Why the last save was refused, or that it was not answered, until it is known what became of it. */
export const LastSave = ({
  problem,
  hasChanges,
}: {
  problem: SaveProblem | undefined;
  hasChanges: boolean;
}) => {
  const { revalidate } = useRevalidator();
  // Remembered here, because the router forgets the problem when it reads the page again.
  const [isChecked, setChecked] = useState(false);
  if (isChecked && !hasChanges) setChecked(false);
  const onCheck = () => {
    setChecked(true);
    revalidate();
  };
  if (problem?.code === 'no-answer')
    return (
      <SaveRefusal problem={problem}>
        <UnansweredSave problem={problem} onCheck={onCheck} />
      </SaveRefusal>
    );
  const { notStoredTitle: title, notStored: text } = copy.ranking.saveFailed;
  return !problem && isChecked ? (
    <ErrorAlert error={{ title, text }} />
  ) : (
    <SaveRefusal problem={problem} />
  );
};
