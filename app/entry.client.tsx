import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languages } from '~/domain/shared/language';
import { loadCopy } from './copy/load-copy';

// A page that the browser brings back by itself may belong to somebody who has signed out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

// A page that is left while its data arrives breaks the data off. Remix means to, and leaves a promise unheard.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
});

const { documentElement: page } = document;
const language = languages.find((one) => one === page.lang) ?? languages[0];

void loadCopy(language, window.location.pathname).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
