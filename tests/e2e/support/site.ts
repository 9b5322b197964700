import { expect, test as base, type Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { copies } from '~/app/copy/server-copy.server';
import type { SessionKind } from '~/app/platform/auth/session.server';
import type { PostWebhook } from '~/app/ports/webhooks';
import { defaultTenant } from '~/domain/company/scope';
import { languages, type Language } from '~/domain/shared/language';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';
import { collectComplaints } from './complaints';
import { getDriverList, type DriverList } from './driver-list';
import { keepEvidence, keepRoutes } from './keep-evidence';
import { makeOld } from './old-browser';
import { waitForScriptsIn } from './scripts-first';

interface Fixtures {
  /** The language that the browser asks for. */
  language: Language;
  /** The pages' texts in that language, with which stories find what they press and read. */
  copy: Copy['driver'];
  adminCopy: Copy['admin'];
  /** Errors, toasts and emails in that language. */
  serverCopy: Copy['server'];
  /** The driver's list on `page`. */
  list: DriverList;
  /** How webhooks are sent, if the story is about them. */
  postWebhook: PostWebhook | undefined;
  /** The real server, empty and used only by this test. */
  site: TestServer;
  /** Whether the browser lacks what the lowest ones lack. */
  isOldBrowser: boolean;
  /** Makes pages wait for their scripts. */
  scriptsFirst: void;
  /** Errors that the browser reported; must stay empty. */
  complaints: string[];
}

/** Every story fails on a console error, an uncaught error or a violation of the content security policy. */
export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) =>
    use(languages.find((one) => locale?.startsWith(one)) ?? languages[0]),
  copy: async ({ language }, use) => use(copies[language].driver),
  adminCopy: async ({ language }, use) => use(copies[language].admin),
  serverCopy: async ({ language }, use) => use(copies[language].server),
  list: async ({ page, copy, site }, use) => use(getDriverList(page, copy, site)),
  postWebhook: [undefined, { option: true }],
  isOldBrowser: [false, { option: true }],
  site: async ({ browser, postWebhook }, use) => {
    const site = await startTestServer({}, { ...(postWebhook && { postWebhook }) });
    await use(site);
    // Closes all pages first, because a stopping server waits for their connections.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  scriptsFirst: [
    async ({ browser, javaScriptEnabled, isOldBrowser }, use) => {
      const end = waitForScriptsIn(browser, javaScriptEnabled, isOldBrowser ? makeOld : undefined);
      await use();
      end();
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, site }, use, info) => {
      const { complaints, messages, findReal } = collectComplaints(context);
      await use(complaints);
      const real = findReal();
      keepRoutes(info, site);
      if (info.status !== info.expectedStatus || real.length > 0)
        keepEvidence(info, site, messages);
      expect(real).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
export {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoViolations,
  inEveryLook,
  looks,
} from './accessibility';
export { expectHydrated, expectNoScripts, rawGoto } from './scripts-first';

export const scope = makeTestScope(defaultTenant);

export const signInAsAdmin = async (page: Page): Promise<void> => {
  await page.goto('/admin-portal');
  await page.getByLabel('Company ID').fill('DEFAULT');
  await page.getByLabel('Site Code').fill('MAIN');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(masterPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
};

const startSession = async (
  page: Page,
  { platform, url }: TestServer,
  kind: SessionKind,
  subject: string,
): Promise<void> => {
  const cookie = await platform.sessions.start(kind, {
    subject,
    tenant: scope,
    signedInBy: kind === 'admin' ? 'password' : 'id',
    sessionVersion: kind === 'admin' ? 1 : 0,
    sessionEpoch: 0,
  });
  const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
};

/** Opens a page as the administrator without the login form, for stories that are not about signing in. */
export const openAsAdmin = async (
  page: Page,
  site: TestServer,
  path = '/admin/dashboard',
): Promise<void> => {
  await startSession(page, site, 'admin', 'admin');
  await page.goto(path);
};

/** Opens a page as a driver who has no password. */
export const openAsDriver = async (
  page: Page,
  site: TestServer,
  employeeId = '1234567',
  path = '/driver-preferences',
): Promise<void> => {
  await startSession(page, site, 'driver', employeeId);
  await page.goto(path);
};

/** Presses the button, and then the button of the same name in the confirmation. */
export const pressPublish = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const labels = languages.map((language) => copies[language].admin.week.publishNow);
  await page.getByRole('button', { name: new RegExp(labels.join('|')) }).click();
};

/** Opens the menu of an administrator's page, which has what is not its primary action. */
export const openMenu = (page: Page): Promise<void> =>
  page.locator('[data-page-bar] summary[title]').click();

/** Pastes lines into the Master List tab, which shows the preview of an import. */
export const pasteToImport = async (page: Page, lines: readonly string[]): Promise<void> => {
  await page.getByLabel('Lines to import').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
};

/** Confirms the import whose preview the page shows. */
export const confirmImport = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Confirm import' }).click();

/** Expects one toast with this title or text. The hidden copy for screen readers is not counted. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Moves the site's clock and the browser's timers, which the story has installed. */
export const letPass = async (page: Page, site: TestServer, ms: number): Promise<void> => {
  site.clock.advance(ms);
  await page.clock.runFor(ms);
};

/** Sets the site's clock to a minute before an instant, and installs the browser's timers for `passTo`. */
export const standBefore = async (page: Page, site: TestServer, instant: string): Promise<void> => {
  site.clock.moveTo(toInstant(Date.parse(instant) - minuteMs));
  await page.clock.install();
};
/** Moves the site's clock and the browser's timers past an instant. */
export const passTo = (page: Page, site: TestServer, instant: string): Promise<void> =>
  letPass(page, site, Date.parse(instant) - site.clock.now() + 1_000);
