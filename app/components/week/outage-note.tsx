import { adminCopy } from '~/app/copy/copy';
import { PostForm } from '~/app/components/forms/post-form';
import { useSending } from '~/app/components/forms/use-sending';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import type { Outage } from '~/domain/selection/outage-schema';
import type { SelectionWindow } from '~/domain/selection/selection-window';

/** What is known of the outage before the cutoff, and, where the site asks, the button that moves the cutoff. */
export const OutageNote = ({
  selection,
  outage,
}: {
  selection: SelectionWindow;
  outage: Outage;
}) => {
  const isBusy = useSending('extend-cutoff');
  const isOffered = outage.movedTo === null;
  if (isOffered && selection.status !== 'selecting') return null;
  const { outage: text } = adminCopy.dashboard;
  return (
    <Alert kind={isOffered ? 'warning' : 'info'} title={text.title(outage.minutes)}>
      <p>{isOffered ? text.offered : text.moved}</p>
      {isOffered && (
        <PostForm className="mt-2">
          <Button name="intent" value="extend-cutoff" busy={isBusy}>
            {text.move}
          </Button>
        </PostForm>
      )}
    </Alert>
  );
};
