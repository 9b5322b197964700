import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languages } from '~/domain/shared/language';
import { isOldBrowser } from './components/shell/old-browsers';
import { nameBuild } from './components/shell/other-build';
import { loadCopy } from './copy/load-copy';

// Reload a page restored from the back/forward cache, because its user may have signed out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

// Ignore aborted data requests: leaving a page aborts them, and Remix leaves the rejection unhandled.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
});

const { documentElement: page } = document;
const language = languages.find((one) => one === page.lang) ?? languages[0];

/**
 * Waits until Remix has decoded the page's data. Until then `RemixBrowser` would suspend, and if the root suspends
 * during hydration, the next tap or key fails (React error 345).
 */
const decodePageData = async (): Promise<void> => {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
};

const takeOver = async (): Promise<void> => {
  await Promise.all([loadCopy(language, window.location.pathname), decodePageData()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
};

// Older browsers keep the page as the server made it, which works as plain links and forms.
if (!isOldBrowser()) {
  nameBuild();
  void takeOver();
}
