import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A page of the product that scripts have not taken over yet. No other page has this element in its head. */
const waiting = 'html:has(head > meta[name="description"]):not([data-hydrated])';

/** Waits until scripts have taken over the page. Other pages, such as a file, are ready at once. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator(waiting)).toHaveCount(0);

type Navigation = 'goto' | 'reload' | 'goBack' | 'goForward';
const navigations: readonly Navigation[] = ['goto', 'reload', 'goBack', 'goForward'];

/** How to open a page without waiting, once it waits. */
const rawGotos = new WeakMap<Page, Promise<Page['goto']>>();

/**
 * Makes a page wait for its scripts: after each navigation, and before each action and assertion of a locator, because a
 * link or a form may have just opened another page.
 */
const waitForScripts = (page: Page): void => {
  const goto = page.goto.bind(page);
  for (const name of navigations) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(page, {
      [name]: async (...args: unknown[]) => {
        const response = await navigate(...args);
        await expectHydrated(page);
        return response;
      },
    });
  }
  // Does nothing: Playwright itself waits until its locator matches no longer. Fails only for a page that was closed.
  const waits = page.addLocatorHandler(page.locator(waiting), async () => undefined);
  rawGotos.set(
    page,
    waits.catch(() => undefined).then(() => goto),
  );
};

/** From now on waits only where the story navigates itself, for a page whose scripts will not run. */
export const expectNoScripts = (page: Page): Promise<void> =>
  page.removeLocatorHandler(page.locator(waiting));

/** Opens a page, and from then on waits for no scripts, for stories about the time before they run. */
export const rawGoto = async (page: Page, path: string): Promise<void> => {
  const goto = await rawGotos.get(page)!;
  await expectNoScripts(page);
  await goto(path, { waitUntil: 'commit' });
};

/**
 * Lets every page of the browser wait for its scripts, unless its context runs none. Returns how to end that.
 * @param runsScripts whether contexts run scripts if they do not say so themselves
 * @param prepare what else is done with each context before it opens a page
 */
export const waitForScriptsIn = (
  browser: Browser,
  runsScripts: boolean,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): (() => void) => {
  const { newContext } = browser;
  browser.newContext = async (options = {}) => {
    const context = await newContext.call(browser, options);
    await prepare?.(context);
    if (options.javaScriptEnabled ?? runsScripts) context.on('page', waitForScripts);
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
};
