import { useBlocker } from '@remix-run/react';
import { ConfirmDialog } from '~/app/components/ui/confirm-dialog';

/** Asks before a link leads away from changes that are not saved; closing the window asks by itself. */
export const LeaveDialog = ({ isDirty }: { isDirty: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmText="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      Your changes to the settings are not saved.
    </ConfirmDialog>
  );
};
