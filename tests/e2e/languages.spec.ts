import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { languages, type Language } from '~/domain/shared/language';
import { clientFolder } from '~/infra/local/build';
import { getDriverList } from './support/driver-list';
import { getJobsTitle, openOther } from './support/driver-page';
import { kioskHome, setUpKiosk, signInAtKiosk } from './support/kiosk';
import { expect, openAsDriver, test } from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

const getOther = (language: Language): Language => languages.find((one) => one !== language)!;

/** Switches the language with one tap on the button, which names the other language. */
const switchLanguage = async (page: Page, { language: { switchTo } }: Copy['driver']) => {
  await page.getByRole('button', { name: switchTo.name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', switchTo.language);
};

test('one tap changes the language of the landing page and the login', async ({
  page,
  copy,
  language,
}) => {
  const other = copies[getOther(language)].driver;
  await page.goto('/?tab=how');
  await expect(page.getByRole('heading', { name: copy.landing.driverAccess })).toBeVisible();
  await switchLanguage(page, copy);
  await expect(page.getByRole('heading', { name: other.landing.driverAccess })).toBeVisible();
  await expect(page).toHaveURL(/\/\?tab=how$/);
  await page.goto('/driver-login?emplid=1234567');
  await expect(page.getByText(other.login.noPassword)).toBeVisible();
  await switchLanguage(page, other);
  await expect(page).toHaveURL(/\/driver-login\?emplid=1234567$/);
  await expect(page.getByText(copy.login.noPassword)).toBeVisible();
});

test('a draft that is not saved stays when the language changes', async ({
  page,
  site,
  copy,
  language,
  list,
}) => {
  await openAsDriver(page, site);
  await list.add('J003');
  await expect(list.picks).toHaveCount(1);
  await list.add('J002');
  await expect(list.picks).toHaveCount(2);
  await switchLanguage(page, copy);
  const other = copies[getOther(language)].driver;
  const otherList = getDriverList(page, other, site);
  await expect(page.getByText(other.ranking.unsaved)).toBeVisible();
  await expect(otherList.picks).toContainText(['J003', 'J002']);
  await otherList.save();
  await expect(otherList.saved).toHaveText('1. J0032. J002');
});

test('a driver finds the chosen language on another device', async ({
  page,
  site,
  browser,
  copy,
  language,
}) => {
  const other = copies[getOther(language)].driver;
  await openAsDriver(page, site);
  await switchLanguage(page, copy);
  const context = await browser.newContext({ baseURL: site.url });
  const phone = await context.newPage();
  await phone.goto('/driver-login?emplid=1234567');
  await phone.getByRole('button', { name: copy.common.continue }).click();
  await expect(getJobsTitle(phone, other)).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('lang', getOther(language));
  await context.close();
});

test('a kiosk returns to the language of its browser for the next driver', async ({
  page,
  site,
  copy,
  language,
}) => {
  const other = copies[getOther(language)].driver;
  await setUpKiosk(page, site, copies[language]);
  await switchLanguage(page, copy);
  await signInAtKiosk(page, other);
  await page.getByRole('button', { name: other.shell.exit }).click();
  await page.waitForURL(`**${kioskHome}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { name: copy.landing.driverAccess })).toBeVisible();
});

/** Opens a page and waits for all its scripts, which begin late: before them the network is idle too. */
const openWithScripts = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

/**
 * Those texts of these screens that are long enough to be unmistakable and have no characters that scripts
 * escape.
 */
const findSentences = (screens: unknown): string[] => {
  if (typeof screens === 'string') return /^[\w ,.]{16,}$/.test(screens) ? [screens] : [];
  if (typeof screens !== 'object' || screens === null) return [];
  return Object.values(screens).flatMap(findSentences);
};

test('the browser of a driver loads the sentences of one language, and none of administrators', async ({
  page,
  copy,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(join(clientFolder, pathname));
  });
  await openWithScripts(page, '/');
  await openWithScripts(page, '/driver-login?emplid=1234567');
  await page.getByRole('button', { name: copy.common.continue }).click();
  await openOther(page, copy.ranking.vacation);
  await page.waitForURL('**/driver-vacation');
  for (const path of ['history', 'standing', 'messages', 'password'])
    await openWithScripts(page, `/driver-preferences/${path}`);
  await openWithScripts(page, '/driver-vacation');
  await page.goto('/driver-preferences/my-phone');
  await page.getByRole('button', { name: copy.myPhone.remember }).click();
  await expect(page.getByText(copy.myPhone.isRemembered)).toBeVisible();
  await openWithScripts(page, '/driver-vacation');
  const loaded = [...scripts].map((file) => readFileSync(file, 'utf8')).join('\n');

  const own = new Set(findSentences(copy));
  const others = languages.flatMap((one) => findSentences(copies[one]));
  const isLoaded = (sentence: string) =>
    ['"', "'", '`'].some((quote) => loaded.includes(`${quote}${sentence}${quote}`));
  expect([...own].filter((sentence) => !isLoaded(sentence))).toEqual([]);
  expect(others.filter((sentence) => !own.has(sentence) && isLoaded(sentence))).toEqual([]);
  expect(others.length).toBeGreaterThan(own.size * 3);
});

/**
 * The most bytes that each page's scripts may have in brotli. Each limit includes 7,000 bytes for having two
 * languages; pages in English use 5,500 of them and pages in Spanish 6,300.
 */
const weights = { '/driver-preferences': 140_500, '/driver-vacation': 134_000 };

/** The scripts that a page loads. */
const listScripts = async (page: Page, path: string) => {
  const scripts = new Set<string>();
  const add = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', add);
  await openWithScripts(page, path);
  page.off('request', add);
  return scripts;
};

test('the scripts of a driver page stay light, and its texts are preloaded @core', async ({
  page,
  site,
}) => {
  await openAsDriver(page, site);
  for (const [path, limit] of Object.entries(weights)) {
    const scripts = await listScripts(page, path);
    const toSize = (script: string) =>
      brotliCompressSync(readFileSync(join(clientFolder, script))).length;
    expect([...scripts].map(toSize).reduce((sum, size) => sum + size)).toBeLessThan(limit);
    const preloaded = await page
      .locator('head link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(preloaded).toHaveLength(3);
    expect(preloaded.filter((script) => !scripts.has(script))).toEqual([]);
  }
});

test('the login loads no scripts of the pages behind it', async ({ page }) => {
  const scripts = await listScripts(page, '/driver-login');
  const names = [...scripts].map((script) => /([a-z-]+)-[\w-]{8}\.js$/.exec(script)?.[1]);
  expect(names).toContain('every-page');
  for (const behind of ['ranking-pages', 'administration', 'admin'])
    expect(names).not.toContain(behind);
});
