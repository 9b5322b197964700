import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/app/components/ui/button';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';
import { counted } from '~/domain/shared/counted';
import type { Edits } from './use-edits';

/** Back to the list as it is stored; asks first, as the edits are gone then. */
export const DiscardEdits = ({
  noun,
  edits,
  onDiscard,
}: {
  noun: string;
  edits: Edits;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        onClick={() => setAsking(true)}
        icon={<Undo2 className="size-4" aria-hidden />}
      >
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Discard your changes?"
        confirmText="Discard changes"
        onConfirm={onDiscard}
      >
        <p>
          Your changes to {counted(edits.size, noun)} are not saved and will be lost. What is stored
          stays as it is.
        </p>
        <p className="mt-2 max-h-32 overflow-auto font-mono text-sm text-muted">
          {[...edits.keys()].join(', ')}
        </p>
      </ConfirmDialog>
    </>
  );
};
