import { useState } from 'react';
import { Button, LinkButton } from '~/app/components/ui/button';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { counted } from '~/domain/shared/counted';

/** Back to the list as the server has it; asks first, as the changes are gone then. */
export const UndoAll = ({
  picks,
  list,
  href,
  onDiscard,
}: {
  picks: readonly string[];
  list: readonly string[];
  /** The page without the draft, for those without JavaScript. */
  href: string;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  if (!useHydrated()) {
    return (
      <LinkButton variant="ghost" to={href}>
        Undo all
      </LinkButton>
    );
  }
  return (
    <>
      <Button type="button" variant="ghost" onClick={() => setAsking(true)}>
        Undo all
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Undo all changes?"
        confirmText="Undo all"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        Your list of {picks.length} goes back to{' '}
        {list.length === 0 ? 'an empty list' : `the ${counted(list.length, 'pick')} of before`}.
        Your saved list does not change.
      </ConfirmDialog>
    </>
  );
};
