import type { BrowserContext, Page } from '@playwright/test';

/** Makes the pages of a browser note when they print, instead of opening a dialog. */
export const notePrints = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const opened = performance.now();
    window.print = () =>
      document.documentElement.setAttribute('data-printed', String(performance.now() - opened));
  });

/** Waits until a page prints. Returns after how many milliseconds it did. */
export const waitForPrint = async (sheet: Page): Promise<number> => {
  const printed = sheet.locator('html[data-printed]');
  return Number(await printed.getAttribute('data-printed'));
};
