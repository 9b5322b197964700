import type { Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { openMore } from './support/driver-page';
import { setUpKiosk, signInAtKiosk } from './support/kiosk';
import { storePicks } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsDriver,
  test,
} from './support/site';

const john = '1234567';
const link = '/s/DEFAULT/MAIN';
const myPhone = '/driver-preferences/my-phone';
const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

test.beforeEach(({ site }) => seedSample(site.platform));

/** Calls this browser John's own, and signs out on it. */
const rememberAndLeave = async (
  page: Page,
  { copy, serverCopy }: { copy: Copy['driver']; serverCopy: Copy['server'] },
) => {
  await openMore(page, copy);
  await page.getByRole('main').getByRole('link', { name: copy.ranking.myPhone }).click();
  await page.getByRole('button', { name: copy.myPhone.remember }).click();
  await expectToast(page, serverCopy.myPhone.toasts.remember.title);
  await expect(page.getByText(copy.myPhone.isRemembered)).toBeVisible();
  await page.getByRole('button', { name: copy.shell.exit }).click();
  await expectToast(page, serverCopy.myPhone.stillRemembered);
};
const findContinue = (page: Page, { login }: Copy['driver']) =>
  page.getByRole('button', { name: login.continueAs('John S.') });

test('a returning driver saves with two taps on a remembered phone, without typing @core', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await storePicks(site, john, ['J002'], '2026-W40');
  await openAsDriver(page, site);
  await rememberAndLeave(page, { copy, serverCopy });
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto(link);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize(phone);
  await tap(copy.login.continueAs('John S.'));
  await tap(copy.ranking.save);
  await expect(list.saved).toHaveText('1. J002');
  expect(taps).toBe(2);
});

test('one tap is offered wherever a driver signs in, and another driver can still sign in', async ({
  page,
  site,
  copy,
  serverCopy,
  list,
}) => {
  await openAsDriver(page, site);
  await rememberAndLeave(page, { copy, serverCopy });
  for (const path of [
    '/',
    link,
    '/driver-login',
    '/driver-login?next=/driver-preferences/history',
  ]) {
    await page.goto(path);
    await expect(findContinue(page, copy)).toBeVisible();
  }
  await findContinue(page, copy).click();
  await expect(page).toHaveURL(/history$/);
  await page.getByRole('button', { name: copy.shell.exit }).click();
  await page.getByLabel(copy.common.employeeId).fill('2345678');
  for (let step = 0; step < 2; step += 1)
    await page.getByRole('button', { name: copy.common.continue, exact: true }).click();
  await expect(page.getByRole('region', { name: copy.common.driver })).toContainText(
    'Maria Garcia',
  );
  await expect(list.saveButton).toBeVisible();
});

test('a forgotten phone asks again, and its old cookie is refused', async ({
  page,
  context,
  site,
  copy,
  serverCopy,
}) => {
  await openAsDriver(page, site);
  await rememberAndLeave(page, { copy, serverCopy });
  const stolen = (await context.cookies()).filter(({ name }) => name === 'own-device');
  expect(stolen).toHaveLength(1);
  const leftOpen = await context.newPage();
  await leftOpen.goto(link);
  await page.getByRole('button', { name: copy.myPhone.forgetThis }).click();
  await expectToast(page, serverCopy.myPhone.toasts.forget.title);
  await expect(findContinue(page, copy)).toHaveCount(0);
  await expect(page.getByLabel(copy.common.employeeId)).toBeVisible();

  await context.addCookies(stolen);
  await findContinue(leftOpen, copy).click();
  await expect(leftOpen.getByText(serverCopy.errors.login['own-device-unknown'])).toBeVisible();
  await expect(leftOpen).toHaveURL(/driver-login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('own-device');
  await leftOpen.goto('/driver-preferences');
  await expect(leftOpen).toHaveURL(/\/$/);
});

test('a kiosk never offers it', async ({ page, context, site, copy, adminCopy, serverCopy }) => {
  await openAsDriver(page, site);
  await rememberAndLeave(page, { copy, serverCopy });
  const own = (await context.cookies()).filter(({ name }) => name === 'own-device');
  await setUpKiosk(page, site, { driver: copy, admin: adminCopy, server: serverCopy });
  await context.addCookies(own);
  await page.goto(link);
  await expect(page.getByRole('button', { name: copy.common.continue, exact: true })).toBeVisible();
  await expect(findContinue(page, copy)).toHaveCount(0);
  await signInAtKiosk(page, copy);
  await openMore(page, copy);
  await expect(
    page.getByRole('main').getByRole('link', { name: copy.common.messages }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: copy.ranking.myPhone })).toHaveCount(0);
  await page.goto(myPhone);
  await expect(page.getByText(copy.myPhone.atKiosk)).toBeVisible();
  await expect(page.getByRole('button', { name: copy.myPhone.remember })).toHaveCount(0);
});

test('the page lists the phones, and forgets one or all of them', async ({
  page,
  browser,
  site,
  copy,
  serverCopy,
}) => {
  const other = await (await browser.newContext()).newPage();
  await openAsDriver(other, site, john, `${site.url}${myPhone}`);
  await other.getByRole('main').getByRole('button').first().click();
  await expectToast(other, serverCopy.myPhone.toasts.remember.title);
  await openAsDriver(page, site, john, myPhone);
  const phones = page.getByRole('region', { name: copy.myPhone.yours }).getByRole('listitem');
  await expect(phones).toHaveCount(1);
  await page.getByRole('button', { name: copy.myPhone.remember }).click();
  await expect(phones).toHaveCount(2);
  await expectAccessibleInEveryLook(page);
  await phones.first().getByRole('button').click();
  await expect(phones).toHaveCount(1);
  await expect(page.getByText(copy.myPhone.isRemembered)).toBeVisible();
  await page.getByRole('button', { name: copy.myPhone.forgetAll }).click();
  await expectToast(page, serverCopy.myPhone.toasts['forget-all'].title);
  await expect(phones).toHaveCount(0);
  await expect(page.getByRole('button', { name: copy.myPhone.remember })).toBeVisible();
});
