import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Copy } from '~/app/copy/copy';
import { formatDeadline, formatWeekDays } from '~/app/copy/format-time';
import { copies, writeIn } from '~/app/copy/server-copy.server';
import { composeMail } from '~/app/platform/mail/compose-mail.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { changeRoster } from '~/app/services/roster/change-roster.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { Language } from '~/domain/shared/language';
import { anEvent } from '~/tests/support/events';
import { mails, testFrame as frame } from '~/tests/support/mails';
import type { TestServer } from '~/tests/support/test-server';
import { openMore } from './support/driver-page';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  pressPublish,
  scope,
  openAsAdmin,
  test,
  openAsDriver,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

/** Stores the driver's language, so that their emails are in the story's language. */
const chooseLanguage = ({ platform }: TestServer, language: Language) =>
  platform.deps.stores.contacts.setLanguage(scope, '1234567', language);
const leaveAddress = async (page: Page, email: string, { driver: copy, server }: Copy) => {
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.messages }).click();
  await page.getByLabel(copy.emailAlerts.address).fill(email);
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expectToast(page, server.emailAlerts.toasts.save.title);
};
/** Opens the link of the newest email and confirms the address. */
const confirmAddress = async (page: Page, site: TestServer, { driver: copy, server }: Copy) => {
  const [mail] = await outbox(site);
  const link = /\S+\/confirm-email\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const back = page.url();
  await page.goto(link);
  await page.getByRole('button', { name: copy.emailAlerts.confirm }).click();
  await expect(page.getByText(server.emailAlerts.confirmed)).toBeVisible();
  await page.goto(back);
};
/** The emails since the request to confirm an address. */
const laterMails = async (site: TestServer) =>
  (await outbox(site)).filter(({ text }) => !text.includes('/confirm-email?'));
const asAdmin = async ({ platform: { deps } }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(scope);
  const actor = { role: 'master', username: 'admin' } as const;
  return { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
};
const close = async ({ platform, clock }: TestServer) => {
  const { site } = await platform.deps.stores.sites.read(scope);
  clock.moveTo(new Date(Date.parse(site!.window.closesAt.instant) + 60_000).toISOString());
};
const outbox = async (site: TestServer) => {
  await site.sweep();
  return site.platform.outbox!.list(20);
};

test('a driver enters an email address and gets one email with the awarded job', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
  list,
  language,
}) => {
  await openAsDriver(page, site);
  await list.add('J002');
  await list.save();
  await expect(list.saved).toHaveText('1. J002');
  await chooseLanguage(site, language);
  await leaveAddress(page, 'john@home.example', copies[language]);
  await confirmAddress(page, site, copies[language]);
  await expect(
    page.getByText(copy.emailAlerts.goTo.replace('{email}', 'j***@home.example')),
  ).toBeVisible();
  await expect(page.getByLabel(copy.emailAlerts.newAddress)).toHaveValue('');

  await close(site);
  await openAsAdmin(page, site, '/admin/final-assignments');
  await pressPublish(page, adminCopy.assignments.saveLabel);
  await expectToast(page, serverCopy.assignments.saved);
  const days = writeIn(language, () => formatWeekDays('2026-W49'));
  const [mail, ...others] = await laterMails(site);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'john@home.example',
    subject: serverCopy.mails.awardPublished.subject(days),
  });
  expect(mail?.text).toContain(`${serverCopy.mails.awardPublished.job('J002')}.`);
  expect(mail?.text).toContain(`${serverCopy.mails.facts.startTime}: 6:00 ${copy.time.am}`);
  expect(mail?.text).toContain(`${site.url}/s/DEFAULT/MAIN`);
  expect(mail?.text).not.toContain('J001');
  expect(await laterMails(site)).toHaveLength(1);

  await page.goto('/admin/activity-log');
  const { describe } = adminCopy.activityEvents;
  const event = describe({ code: 'contact-changed', change: 'set' });
  await expect(page.getByText(event).first()).toBeVisible();
  await expect(page.getByText('john@home.example')).toHaveCount(0);
});

test('drivers who have not submitted are reminded once, a day before the cutoff', async ({
  page,
  site,
  language,
  serverCopy,
}) => {
  await openAsDriver(page, site);
  await chooseLanguage(site, language);
  await leaveAddress(page, 'john@home.example', copies[language]);
  await confirmAddress(page, site, copies[language]);
  const { window: selection } = (await site.platform.deps.stores.sites.read(scope)).site!;
  const closesAt = Date.parse(selection.closesAt.instant);
  site.clock.moveTo(new Date(closesAt - 25 * 3_600_000).toISOString());
  expect(await laterMails(site)).toEqual([]);
  site.clock.moveTo(new Date(closesAt - 23 * 3_600_000).toISOString());
  const days = writeIn(language, () => formatWeekDays('2026-W49'));
  const [mail, ...others] = await laterMails(site);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'john@home.example',
    subject: serverCopy.mails.closingSoon.subject(days),
  });
  const deadline = writeIn(language, () => formatDeadline(selection.closesAt, '12'));
  expect(mail?.text).toContain(`${serverCopy.mails.facts.closes}: ${deadline}`);
  site.clock.moveTo(new Date(closesAt - 3_600_000).toISOString());
  expect(await laterMails(site)).toHaveLength(1);
});

test('removing the address sends one last email there; deleting the driver sends none', async ({
  page,
  site,
  copy,
  serverCopy,
  language,
}) => {
  await openAsDriver(page, site);
  await chooseLanguage(site, language);
  await leaveAddress(page, 'john@home.example', copies[language]);
  await confirmAddress(page, site, copies[language]);
  await page.getByRole('button', { name: copy.emailAlerts.remove }).click();
  await expectToast(page, serverCopy.emailAlerts.toasts.remove.title);
  await expect(page.getByText(copy.emailAlerts.noAddress)).toBeVisible();
  expect(await laterMails(site)).toMatchObject([
    { to: 'john@home.example', subject: serverCopy.mails.addressRemoved.subject },
  ]);

  await page.getByLabel(copy.emailAlerts.address).fill('nobody');
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expect(page.getByText(serverCopy.errors.companies['invalid-email'])).toBeVisible();
  await expect(page.getByLabel(copy.emailAlerts.address)).toBeFocused();
  await page.getByLabel(copy.emailAlerts.address).fill('john@work.example');
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expect(
    page.getByText(copy.emailAlerts.waiting.replace('{email}', 'j***@work.example')),
  ).toBeVisible();

  const { deps } = site.platform;
  const access = await asAdmin(site);
  const input = { deletes: ['1234567'] };
  expect(
    (await changeRoster(siteDrivers, { deps, access, input, toEvent: () => anEvent })).ok,
  ).toBe(true);
  await close(site);
  expect((await publishAward({ deps, access: await asAdmin(site) })).ok).toBe(true);
  expect(await laterMails(site)).toHaveLength(1);
});

test('every email fits a narrow phone', async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const mail of Object.values(mails)) {
    const at = '2026-11-23T12:00:00.000Z';
    const read = await PostalMime.parse(
      await composeMail({ id: '01JDBHMGR0', at, mail: { ...mail, language } }, frame),
    );
    await page.setContent(read.html ?? '');
    await expectAccessible(page);
    const brokenLabels = await page.locator('th').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const words = document.createRange();
          words.selectNodeContents(label);
          const wordCount = label.textContent.trim().split(/\s+/u).length;
          return words.getClientRects().length > wordCount;
        })
        .map((label) => label.textContent.trim()),
    );
    expect(brokenLabels, mail.kind).toEqual([]);
  }
});

test('the page of email alerts is accessible', async ({ page, site, copy, serverCopy }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAsDriver(page, site);
  await openMore(page, copy);
  await page.getByRole('link', { name: copy.common.messages }).click();
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expect(page.getByText(serverCopy.errors.companies['invalid-email'])).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByLabel(copy.emailAlerts.address).fill('john@home.example');
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expect(
    page.getByText(copy.emailAlerts.waiting.replace('{email}', 'j***@home.example')),
  ).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test('a page left open does not set the address of the driver who signed in after it', async ({
  page,
  context,
  copy,
  serverCopy,
}) => {
  const openMails = async (tab: Page, employeeId: string) => {
    await tab.goto(`/driver-login?emplid=${employeeId}`);
    await tab.getByRole('button', { name: copy.common.continue }).click();
    await tab.waitForURL('**/driver-preferences');
    await tab.goto('/driver-preferences/messages');
  };
  await openMails(page, '1234567');
  const other = await context.newPage();
  await openMails(other, '2345678');
  await page.getByLabel(copy.emailAlerts.address).fill('john@example.com');
  await page.getByRole('button', { name: copy.emailAlerts.save }).click();
  await expectToast(page, serverCopy.errors.stalePages['page-of-another']);
  await expect(page.getByLabel(copy.emailAlerts.address)).toHaveValue('');
  await other.reload();
  await expect(other.getByText(copy.emailAlerts.noAddress)).toBeVisible();
});
