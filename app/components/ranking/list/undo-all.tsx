import { useState } from 'react';
import { Button, LinkButton } from '~/app/components/ui/button';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';

/** Resets the list to the saved one. Asks first, because the changes are lost. */
export const UndoAll = ({
  picks,
  list,
  href,
  onDiscard,
}: {
  picks: readonly string[];
  list: readonly string[];
  /** The URL without the draft, for pages without JavaScript. */
  href: string;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  if (!useHydrated()) {
    return (
      <LinkButton variant="ghost" to={href}>
        {copy.ranking.undoAll}
      </LinkButton>
    );
  }
  return (
    <>
      <Button type="button" variant="ghost" onClick={() => setAsking(true)}>
        {copy.ranking.undoAll}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.ranking.undoTitle}
        confirmText={copy.ranking.undoAll}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        {list.length === 0
          ? copy.ranking.undoToEmpty(picks.length)
          : copy.ranking.undoTo(picks.length, list.length)}
      </ConfirmDialog>
    </>
  );
};
