import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { holdRequests } from './support/held-requests';
import { setUpKiosk } from './support/kiosk';
import { holdAndFindMoved, ignoreClicks, notePlacesAtPress } from './support/press';
import { expect, expectHydrated, rawGoto, test } from './support/site';

// Readers who want no movement are never moved on, so these stories want it.
test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const john = '1234567';
const paths = ['/', '/s/DEFAULT/MAIN', '/driver-login'];

test.beforeEach(async ({ page, site }) => {
  await notePlacesAtPress(page);
  await seedSample(site.platform);
});

const typeId = async (page: Page, { common }: Copy['driver'], path: string) => {
  await page.goto(path);
  await page.getByLabel(common.employeeId).fill(john);
  await page.getByRole('button', { name: common.continue, exact: true }).click();
};

/** Holds scripts back until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/**/*.js');

/** Every moment at which scripts empty the field or disable its button. A tap may come between any two steps of React. */
const watchField = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    const field = document.querySelector<HTMLInputElement>('input[inputmode="numeric"]');
    const button = field?.form?.querySelector('button');
    const text = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (!field || !button || !text?.get || !text.set) throw new Error('no field');
    const { get, set } = text;
    Object.defineProperty(HTMLInputElement.prototype, 'value', {
      configurable: true,
      get,
      set(this: HTMLInputElement, value: string) {
        if (this === field) seen.push(`the field: ${value}`);
        set.call(this, value);
      },
    });
    new MutationObserver(() => seen.push(`disabled: ${button.disabled}`)).observe(button, {
      attributeFilter: ['disabled'],
    });
    return seen;
  });

test('an ID that was typed before scripts took over stays and can be sent at any moment', async ({
  context,
  copy,
}) => {
  for (const path of paths)
    await test.step(`on ${path}`, async () => {
      const page = await context.newPage();
      const letGo = await holdScripts(page);
      await rawGoto(page, path);
      const field = page.getByLabel(copy.common.employeeId);
      await field.fill(john);
      const moments = await watchField(page);
      letGo();
      await expectHydrated(page);
      await expect(field).toHaveValue(john);
      expect(await moments.jsonValue()).toEqual([]);
      await page.close();
    });
});

/** Stops the timers of the page, so that it waits however long the story takes, until `runFor` moves them. */
const stopTimers = async (page: Page) => {
  await page.clock.install({ time: '2026-11-21T12:00:00.000Z' });
  await page.clock.pauseAt('2026-11-21T12:00:01.000Z');
};

/** Longer than the page waits. No condition can show that nothing happens. */
const expectToStay = async (page: Page, { login }: Copy['driver']) => {
  await expect(page.getByText(login.noPassword)).toBeVisible();
  await expect(page.getByText(login.toStay)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page.getByText(login.noPassword)).toBeVisible();
  await expect(page).toHaveURL(/driver-login/);
};

const touches: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'a tap': (page) => page.getByRole('heading', { level: 1 }).click(),
  'the focus': (page) => page.locator('a[href="/driver-login"]').focus(),
};

test('a typed ID without a password continues by itself, unless the driver touches the page', async ({
  page,
  site,
  copy,
}) => {
  await stopTimers(page);
  for (const path of paths)
    await test.step(`continues, from ${path}`, async () => {
      await page.context().clearCookies();
      await typeId(page, copy, path);
      await expect(page.getByText(copy.login.toStay)).toBeVisible();
      await expect(page.getByText(copy.login.noPassword)).toBeVisible();
      await page.clock.runFor(2_000);
      await page.waitForURL('**/driver-preferences');
    });
  await page.context().clearCookies();
  for (const [sign, touch] of Object.entries(touches))
    await test.step(`the page stays after ${sign}`, async () => {
      await typeId(page, copy, '/s/DEFAULT/MAIN');
      await expect(page.getByText(copy.login.toStay)).toBeVisible();
      await touch(page);
      await expectToStay(page, copy);
    });
  await test.step('the page stays when a link or a reload brought the ID', async () => {
    const path = `/driver-login?emplid=${john}&c=DEFAULT&s=MAIN`;
    // Another website, which leads here with a link.
    await page.route('https://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${site.url}${path}">Win</a>` }),
    );
    await page.goto('https://elsewhere.test/');
    await page.getByRole('link').click();
    await expectToStay(page, copy);
    await typeId(page, copy, '/s/DEFAULT/MAIN');
    await expect(page.getByText(copy.login.toStay)).toBeVisible();
    await page.reload();
    await expectToStay(page, copy);
  });
  await test.step('the page stays for readers who want no movement', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await typeId(page, copy, '/s/DEFAULT/MAIN');
    await expectToStay(page, copy);
  });
});

test('Continue continues while the page waits, and does not move under the press', async ({
  page,
  copy,
}) => {
  await stopTimers(page);
  await typeId(page, copy, '/s/DEFAULT/MAIN');
  await expect(page.getByText(copy.login.toStay)).toBeVisible();
  const button = page.getByRole('button', { name: copy.common.continue, exact: true });
  await page.clock.resume();
  expect(await holdAndFindMoved(page, button)).toEqual([]);
  await page.waitForURL('**/driver-preferences');
});

test('a finger on Continue continues while the page waits', async ({ page, copy }) => {
  await stopTimers(page);
  const touch = await page.context().newCDPSession(page);
  await typeId(page, copy, '/s/DEFAULT/MAIN');
  await expect(page.getByText(copy.login.toStay)).toBeVisible();
  const button = page.getByRole('button', { name: copy.common.continue, exact: true });
  const { x, y, width, height } = (await button.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await page.clock.resume();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByText(copy.login.toStay)).toBeHidden();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForURL('**/driver-preferences');
});

test('the page stays at a kiosk', async ({ page, site, copy, adminCopy, serverCopy }) => {
  await setUpKiosk(page, site, { driver: copy, admin: adminCopy, server: serverCopy });
  await page.clock.install();
  await typeId(page, copy, '/s/DEFAULT/MAIN');
  await expectToStay(page, copy);
});

test('Enter says what is missing, although Continue is disabled', async ({ page, copy }) => {
  const empty = { '/': copy.login.enterIdToStart, '/driver-login': copy.login.enterId };
  for (const [path, text] of Object.entries(empty))
    await test.step(`at ${path}`, async () => {
      await page.goto(path);
      const field = page.getByLabel(copy.common.employeeId);
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(text);
      await field.fill('12345');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(copy.login.wrongLength);
      await expect(page.getByText(copy.login.countDigits(5, 7))).toBeVisible();
    });
});

test('an ID that is too short is told as soon as its field is left', async ({ page, copy }) => {
  for (const path of [...paths, '/reset-password'])
    await test.step(`at ${path}`, async () => {
      await page.goto(path);
      const field = page.getByLabel(copy.common.employeeId);
      const told = page.getByText(copy.login.countDigits(6, 7));
      await field.fill('123456');
      await expect(told).toHaveCount(0);
      await ignoreClicks(page);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await holdAndFindMoved(page, heading)).toEqual([]);
      await expect(told).toBeVisible();
      await field.fill('');
      await field.fill('123456');
      await expect(told).toHaveCount(0);
      await field.blur();
      await expect(told).toBeVisible();
      await expect(page.getByText(copy.login.wrongLength)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(john);
      await expect(told).toHaveCount(0);
      await field.blur();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
});
