import { copy } from '~/app/copy/copy';
import { useBlocker, type Location } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { languagePath } from './language-path';

const getPath = ({ pathname }: Location) => pathname;

/** Asks before the user leaves a page with unsaved work, by a link or by closing the window. */
export const LeaveWarning = ({
  isDirty,
  getPage = getPath,
  isInAddress = false,
  children,
}: {
  isDirty: boolean;
  /** Identifies the page that contains the work. Navigation that does not change the result needs no warning. */
  getPage?: (location: Location) => string;
  /** Whether the URL contains the unsaved work, so that switching the language keeps it. */
  isInAddress?: boolean;
  children: ReactNode;
}) => {
  useEffect(() => {
    if (!isDirty) return undefined;
    let comesBack = false;
    const submit = ({ target }: SubmitEvent) => {
      const isSwitch =
        target instanceof HTMLFormElement && target.getAttribute('action') === languagePath;
      comesBack = isSwitch && isInAddress;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!comesBack) event.preventDefault();
    };
    document.addEventListener('submit', submit);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('submit', submit);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, isInAddress]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && getPage(currentLocation) !== getPage(nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={copy.shell.leaveTitle}
      confirmText={copy.shell.leave}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
};
