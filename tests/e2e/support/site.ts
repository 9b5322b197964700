import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { toInstant } from '~/domain/shared/instant';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

interface Fixtures {
  /** The real server, empty, of this test alone. */
  site: TestServer;
  /** What the browser complained about; must stay empty. */
  complaints: string[];
}

/** Every story fails on a console error, an uncaught error or a violation of the content security policy. */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await startTestServer();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          // A refused form is a 4xx on purpose; the browser reports it as a failed resource.
          const isRefusal = /Failed to load resource.*status of 4\d\d/.test(message.text());
          if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
      };
      context.on('page', listen);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const scope = {
  companyId: 'DEFAULT',
  siteId: 'MAIN',
  actor: { role: 'system', name: 'test' },
} as const;

export const signInAsAdmin = async (page: Page): Promise<void> => {
  await page.goto('/admin-portal');
  await page.getByLabel('Company ID').fill('DEFAULT');
  await page.getByLabel('Site Code').fill('MAIN');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(masterPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
};

/** Presses the button, and its like in the dialog that asks. */
export const pressPublish = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

/** Both themes and both ends of the layout; axe is too slow to look at every pair. */
export const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** Whatever fades or slides has come to its end: half a colour has no contrast. */
const standStill = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(isMoving).toBe(false);
};

/**
 * WCAG 2.2 AA by axe, and no sideways scrolling. Axe finds its way into foreign frames otherwise: no page
 * has any.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await standStill(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    ),
    page.url(),
  ).toEqual([]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isTooWide, `${page.url()} scrolls sideways`).toBe(false);
  await page.emulateMedia({ reducedMotion: null });
};

/** The one toast shows this as its title or its text; the copy for screen readers is left out. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

const minuteMs = 60_000;
/** What `passTo` looks for, before it goes on a minute more. */
export const soon = { timeout: 2_000 };
/** A minute before an instant, by the site's clock; the browser's timers wait for `passTo`. */
export const standBefore = async (page: Page, site: TestServer, instant: string): Promise<void> => {
  site.clock.moveTo(toInstant(Date.parse(instant) - minuteMs));
  await page.context().clock.install();
};
/** Goes past the instant, and takes the browser's timers along until `seen` holds, however busy the machine is. */
export const passTo = async (
  page: Page,
  site: TestServer,
  instant: string,
  seen: () => Promise<void>,
): Promise<void> => {
  site.clock.moveTo(toInstant(Date.parse(instant) + 1_000));
  await expect(async () => {
    await page.context().clock.runFor(minuteMs + 1_000);
    await seen();
  }).toPass({ timeout: 30_000 });
};
