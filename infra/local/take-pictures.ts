import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoPassword, type SignIns } from './demo/sign-ins';

const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;

const everybody = ['/', '/driver-login', '/admin-portal', '/request-access', '/status'];
const driverPages = [
  '/driver-preferences',
  ...['standing', 'history', 'all-results', 'past-weeks', 'trades', 'messages', 'my-phone'].map(
    (name) => `/driver-preferences/${name}`,
  ),
  '/driver-vacation',
  ...['history', 'all-results', 'trades'].map((name) => `/driver-vacation/${name}`),
];
/** The pages that the menu of administration leads to. */
const readMenu = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(`${url}/admin/dashboard`);
  const links = page.locator('nav a[href^="/admin/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return [...new Set(paths)];
};

/** Sends a login form from a page of the application. */
const signIn = async (context: BrowserContext, url: string, form: Record<string, string>) => {
  const path = 'username' in form ? '/admin-portal' : '/driver-login';
  const options = { form, headers: { origin: url }, maxRedirects: 0 };
  const answer = await context.request.post(url + path, options);
  if (answer.status() !== 303) throw new Error(`Signing in at ${path} failed: ${answer.status()}`);
};

/**
 * Takes a picture of each page of the demo at `url` whose path contains `word`, in each theme and width, as
 * `admin-notes-dark-360.png` and so on. Returns how many.
 */
export const takePictures = async ({
  browser,
  url,
  signIns: { admins, drivers },
  folder,
  word,
}: {
  browser: Browser;
  url: string;
  signIns: SignIns;
  folder: string;
  word: string;
}): Promise<number> => {
  const { companyId, siteId, username } = admins.master!;
  const tenant = { companyId, siteId };
  const admin = { ...tenant, username, password: demoPassword };
  const driver = { ...tenant, employeeId: drivers.changedResult!, password: '' };
  const tours = [
    [null, everybody],
    [driver, driverPages],
    [admin, null],
  ] as const;
  let count = 0;
  for (const [form, pages] of tours) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    if (form) await signIn(context, url, form);
    const page = await context.newPage();
    const paths = pages ?? (await readMenu(page, url));
    for (const path of paths.filter((one) => one.includes(word))) {
      const answer = await page.goto(url + path, { waitUntil: 'load' });
      if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}.`);
      const name = path === '/' ? 'landing' : path.slice(1).replace(/\W+/g, '-');
      for (const colorScheme of themes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          const file = join(folder, `${name}-${colorScheme}-${width}.png`);
          await page.screenshot({ path: file, fullPage: true });
          count += 1;
        }
    }
    await context.close();
  }
  return count;
};
