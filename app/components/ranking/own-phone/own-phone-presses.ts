import { useEffect, useState } from 'react';
import { rankingPages } from '~/app/components/address/page-paths';
import { saveFormId } from '~/app/components/ranking/save-fields';
import { isExitForm } from '~/app/components/ui/exit-form';

/** The pages that this phone keeps. */
const kept: readonly string[] = Object.values(rankingPages);

/** Whether the press leads somewhere that only the network has. */
const needsNetwork = (event: Event): boolean => {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (event.type === 'submit')
    return (
      target instanceof HTMLFormElement &&
      target.method === 'post' &&
      target.id !== saveFormId &&
      !isExitForm(target)
    );
  const link = target.closest('a');
  return link !== null && link.href !== '' && !kept.includes(link.pathname);
};

/** While there is no network, holds back links and forms that need it. True once one was held back. */
export const useBlockedPresses = (isOff: boolean): boolean => {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!isOff) return undefined;
    const hold = (event: Event) => {
      const isHeld = needsNetwork(event);
      if (isHeld) {
        event.preventDefault();
        event.stopPropagation();
      }
      setBlocked(isHeld);
    };
    document.addEventListener('click', hold, { capture: true });
    document.addEventListener('submit', hold, { capture: true });
    return () => {
      setBlocked(false);
      document.removeEventListener('click', hold, { capture: true });
      document.removeEventListener('submit', hold, { capture: true });
    };
  }, [isOff]);
  return isBlocked;
};

/** Asks before signing out deletes a save that waits. */
export const useSignOutQuestion = (hasSave: boolean) => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!hasSave) return undefined;
    const ask = (event: SubmitEvent) => {
      if (!isExitForm(event.target)) return;
      event.preventDefault();
      setForm(event.target);
    };
    document.addEventListener('submit', ask, { capture: true });
    return () => document.removeEventListener('submit', ask, { capture: true });
  }, [hasSave]);
  return {
    isOpen: form !== null,
    close: () => setForm(null),
    // Not `requestSubmit`, which would ask again.
    confirm: () => form?.submit(),
  };
};
