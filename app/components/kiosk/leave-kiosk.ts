import { exitPath } from '~/app/components/ui/exit-form';

const opened = new Set<Window | null>();

/** Opens a page, such as a print page, in another window. `leaveKiosk` closes that window. */
export const openBeside = (href: string): void => void opened.add(window.open(href));

/**
 * Signs out and goes to the site's landing page. Replaces the current history entry, so that no page of the driver
 * stays in the history or in the cache. Does not ask about unsaved changes: Exit has asked, and an idle kiosk must not
 * wait.
 */
export const leaveKiosk = async (home: string, isSignedIn: boolean): Promise<void> => {
  for (const beside of opened) beside?.close();
  opened.clear();
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  if (isSignedIn) {
    // If the network is down, the session still expires two minutes after its last request.
    await fetch(exitPath, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
  }
  window.location.replace(home);
};
