import type { Page } from '@playwright/test';

/** Holds back the matching requests of a page until the returned function is called. */
export const holdRequests = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(pattern, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
};
