import type { Page } from '@playwright/test';
import { writeTextMessage } from '~/app/platform/mail/sms-text.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { TestServer } from '~/tests/support/test-server';
import {
  expect,
  expectAccessible,
  inEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  pressPublish,
  scope,
  test,
} from './support/site';

const employeeId = '1234567';
const path = '/driver-preferences/messages';
const number = '+12133734253';

test.beforeEach(({ site }) => seedSample(site.platform));

/** The texts that were sent, the newest first. */
const readTexts = async (site: TestServer) => {
  await site.sweep();
  return (await site.platform.outbox!.list(20)).filter(({ isText }) => isText);
};
const readCode = async (site: TestServer) =>
  /\b\d{6}\b/.exec((await readTexts(site))[0]?.text ?? '')?.[0] ?? '';

const enterNumber = async (page: Page, labels: { number: string; save: string }, typed: string) => {
  await page.getByLabel(labels.number, { exact: true }).fill(typed);
  await page.getByRole('button', { name: labels.save }).click();
};

test('a driver confirms a number, gets the award by text, and stops the texts by answering', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
  language,
}) => {
  const { contacts } = site.platform.deps.stores;
  await contacts.setLanguage(scope, employeeId, language);
  await openAsDriver(page, site, employeeId, path);
  await enterNumber(page, copy.textMessages, '213 373');
  await expect(page.getByText(serverCopy.errors.access['invalid-number'])).toBeVisible();
  await enterNumber(page, copy.textMessages, '(213) 373-4253');
  await expectToast(page, serverCopy.texts.toasts.saved.title);
  await expect(page.getByText('*** 4253')).toBeVisible();

  const code = await readCode(site);
  const typeCode = async (typed: string) => {
    await page.getByLabel(copy.textMessages.code).fill(typed);
    await page.getByRole('button', { name: copy.textMessages.confirm }).click();
  };
  await typeCode(code === '000000' ? '000001' : '000000');
  await expect(
    page.getByText(serverCopy.errors.access['wrong-number-code']({ triesLeft: 4 })),
  ).toBeVisible();
  await typeCode(code);
  await expectToast(page, serverCopy.texts.toasts.confirmed.title);
  await expect(
    page.getByText(copy.textMessages.goTo.replace('{number}', '*** 4253')),
  ).toBeVisible();

  const { window: selection, name: siteName } = (await site.platform.deps.stores.sites.read(scope))
    .site!;
  site.clock.moveTo(new Date(Date.parse(selection.closesAt.instant) + 60_000).toISOString());
  await openAsAdmin(page, site, '/admin/final-assignments');
  await pressPublish(page, adminCopy.assignments.saveLabel);
  await expectToast(page, serverCopy.assignments.saved);
  const [text, ...others] = (await readTexts(site)).filter((one) => !one.text.includes(code));
  expect(others).toEqual([]);
  const message = { kind: 'award-published', periodId: '2026-W49' } as const;
  const about = { kind: 'text', ...scope, siteName, clock: '12', language } as const;
  const written = writeTextMessage({ ...about, employeeId, number, message }, site.url);
  expect(text?.to).toBe(number);
  expect(text?.text).toContain(written);

  await page.goto('/dev/outbox');
  await page.getByRole('button', { name: adminCopy.outbox.answerStop }).first().click();
  await expect
    .poll(async () => (await contacts.get(scope, employeeId))?.phone?.lost?.why)
    .toBe('unsubscribed');
  await openAsDriver(page, site, employeeId, path);
  await expect(page.getByText(copy.textMessages.lost.unsubscribed)).toBeVisible();
  await expect(page.getByText('4253')).toHaveCount(0);
});

test('a number, its code and three columns of choices are accessible', async ({
  page,
  site,
  copy,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsDriver(page, site, employeeId, path);
  await enterNumber(page, copy.textMessages, '213 373 4253');
  await expect(page.getByLabel(copy.textMessages.code)).toBeVisible();
  await page.getByText(copy.messages.fineTune).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  const table = page.getByRole('table');
  await inEveryLook(page, async () => {
    const [needed, given] = await table.evaluate((one) => [
      one.scrollWidth,
      one.parentElement!.clientWidth,
    ]);
    expect(needed).toBeLessThanOrEqual(given!);
    await expectAccessible(page);
  });
  const save = page.getByRole('button', { name: copy.messages.saveChoices });
  await page.getByRole('switch').first().setChecked(false);
  await save.press('Enter');
  await expect(page.getByText(copy.messages.wouldSend('').trim()).first()).toBeVisible();
  await expect(save).toBeFocused();
  await expect(table).toBeVisible();
});
