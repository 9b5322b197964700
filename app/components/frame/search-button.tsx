import { Link, Navigate } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '~/app/components/ui/icon';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { adminCopy } from '~/app/copy/copy';
import type { AdminRole } from '~/domain/company/admin-role';

const searchPath = '/admin/search';

/** Shown if the dialog's script cannot be loaded, such as after a deployment. */
const SearchPage = () => <Navigate to={searchPath} />;

const SearchDialog = lazy(() =>
  import('./search-dialog').then(
    (loaded) => ({ default: loaded.SearchDialog }),
    () => ({ default: SearchPage }),
  ),
);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The key of the shortcut as keyboards of the reader's device name it. */
const shortcutName = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/**
 * Opens the search, also by Ctrl or Cmd and K. Its script loads when it first opens. Without JavaScript it is a link to
 * the search page.
 */
export const SearchButton = ({ role }: { role: AdminRole }) => {
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // A dialog that is open already keeps the focus, so the search could not be used.
      if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Link
        to={searchPath}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={adminCopy.frame.searchTitle}
        className="btn justify-start gap-2 border-base-300 bg-base-100 px-3 font-normal text-muted hover:bg-base-200"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" className="size-4" />
        {adminCopy.common.search}
        {hydrated && (
          <kbd className="ms-auto rounded-md border border-base-300 bg-base-200 px-1.5 font-sans text-xs leading-5">
            {shortcutName()}
          </kbd>
        )}
      </Link>
      {isOpen &&
        // The shortcut also opens it where the button is hidden.
        createPortal(
          <Suspense>
            <SearchDialog role={role} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
};
