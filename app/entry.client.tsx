import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

// A page that the browser brings back by itself may belong to somebody who has signed out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
