import { copy } from '~/app/copy/copy';
import { useBlocker, type Location } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

const getPath = ({ pathname }: Location) => pathname;

/** Asks before the page is left with work that is not saved: by a link, or by closing the window. */
export const LeaveWarning = ({
  isDirty,
  getPage = getPath,
  children,
}: {
  isDirty: boolean;
  /** What of an address says that the work is still in sight. */
  getPage?: (location: Location) => string;
  children: ReactNode;
}) => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && getPage(currentLocation) !== getPage(nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={copy.shell.leaveWithoutSaving}
      confirmText={copy.shell.leave}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
};
