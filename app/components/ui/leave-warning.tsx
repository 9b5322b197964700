import { useBlocker, type Location } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copy } from '~/app/copy/copy';
import { languagePath } from '../address/page-paths';
import { ConfirmDialog } from './confirm-dialog';
import { isExitForm } from './exit-form';

const getPath = ({ pathname }: Location) => pathname;

const isLanguageForm = (target: EventTarget | null): boolean =>
  target instanceof HTMLFormElement && target.getAttribute('action') === languagePath;

/**
 * Asks before somebody signs out with unsaved work, and lets the browser ask before the window is closed. Returns the question
 * about signing out.
 */
const useExitQuestion = (isDirty: boolean, isInAddress: boolean) => {
  const [exit, setExit] = useState<HTMLFormElement | null>(null);
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    let needsNoWarning = false;
    const submit = (event: SubmitEvent) => {
      const { target } = event;
      needsNoWarning = isInAddress && isLanguageForm(target);
      if (!isExitForm(target)) return;
      if (isConfirmed.current) {
        needsNoWarning = true;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      setExit(target);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!needsNoWarning) event.preventDefault();
    };
    // At the window, before a kiosk signs out by itself.
    window.addEventListener('submit', submit, { capture: true });
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('submit', submit, { capture: true });
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, isInAddress]);
  return {
    isOpen: exit !== null,
    close: () => setExit(null),
    confirm: () => {
      isConfirmed.current = true;
      setExit(null);
      exit?.requestSubmit();
    },
  };
};

/** Asks before the user leaves a page with unsaved work, by a link, by signing out or by closing the window. */
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
  const exit = useExitQuestion(isDirty, isInAddress);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && getPage(currentLocation) !== getPage(nextLocation),
  );
  return (
    <ConfirmDialog
      open={exit.isOpen || blocker.state === 'blocked'}
      onClose={exit.isOpen ? exit.close : () => blocker.reset?.()}
      title={copy.shell.leaveTitle}
      confirmText={copy.shell.leave}
      onConfirm={exit.isOpen ? exit.confirm : () => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
};
