const opened = new Set<Window | null>();

/** Opens a page beside this one, such as a print; it is closed when the driver leaves. */
export const openBeside = (href: string): void => void opened.add(window.open(href));

/**
 * Signs out whoever is signed in and shows the site's landing page in place of this one: no page of the
 * driver stays open, in the history or in the cache. Unsaved work does not hold it up.
 */
export const leaveKiosk = async (home: string, isSignedIn: boolean): Promise<void> => {
  for (const beside of opened) beside?.close();
  opened.clear();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  if (isSignedIn) {
    // Without a network the session ends by itself, two minutes after its last request.
    await fetch('/logout', { method: 'POST', redirect: 'manual' }).catch(() => undefined);
  }
  window.location.replace(home);
};
