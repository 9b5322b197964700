import type { Page } from '@playwright/test';
import { publishAward } from '~/app/services/award/publish-award.server';
import type { ActivityEvent } from '~/domain/activity/activity';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';
import {
  startReceiver,
  verifyMessage,
  type WebhookReceiver,
} from '~/tests/support/webhook-receiver';
import { enter, password } from './support/people';
import { expect, expectAccessible, expectToast, looks, test as base } from './support/site';

const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.stop();
  },
  postWebhook: async ({ receiver }, use) => use(receiver.post),
});

const acme = { companyId: 'ACME', siteId: 'NYC01' };
const url = 'https://payroll.receiver.test/job-selection?key=1';

/** Moves the clock past the cutoff, as it was when the site was added. */
test.beforeEach(async ({ site }) => {
  const { deps } = site.platform;
  const drivers = [aDriver({ employeeId: '1000001' })];
  await addStockedSite(deps, { ...acme, name: 'Acme', password, drivers, jobs: [aJob()] });
  const { site: stored } = await deps.stores.sites.read(acme);
  site.clock.moveTo(toInstant(Date.parse(stored!.window.closesAt.instant) + minuteMs));
  await site.sweep();
});

const publish = async ({ platform: { deps } }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(acme);
  const access = { scope: makeTestScope(acme), site: site!, company: company! };
  const as = { ...access, username: 'admin', role: 'site-admin' } as const;
  expect(await publishAward({ deps, access: as })).toMatchObject({ ok: true });
};

const secretOf = async (page: Page) => page.getByText(/^whsec_/).innerText();

test('a program is told of an award, and then no longer', async ({
  page,
  site,
  receiver,
  adminCopy,
  serverCopy,
}) => {
  const { webhooks } = adminCopy;
  await enter(page, site, 'admin', { tenant: acme });
  const menu = page.getByRole('navigation', { name: adminCopy.frame.administration });
  await menu.getByText(adminCopy.frame.company, { exact: true }).click();
  await menu.getByRole('link', { name: webhooks.title, exact: true }).click();
  await expect(page.getByText(webhooks.none)).toBeVisible();
  await page.getByRole('link', { name: webhooks.add }).click();
  const dialog = page.getByRole('dialog', { name: webhooks.add });
  await dialog.getByLabel(webhooks.name).fill('Payroll');
  await dialog.getByLabel(webhooks.url, { exact: true }).fill('https://127.0.0.1/');
  await dialog.getByLabel(webhooks.types['award.published']).check();
  await dialog.getByRole('button', { name: webhooks.addNow }).click();
  await expect(
    dialog.getByText(serverCopy.errors.webhooks['receiver-url-not-allowed']),
  ).toBeVisible();
  await expect(dialog.getByLabel(webhooks.url, { exact: true })).toBeFocused();
  await dialog.getByLabel(webhooks.url, { exact: true }).fill(url);
  await dialog.getByRole('button', { name: webhooks.addNow }).click();

  // It is shown this once.
  const shown = page.getByRole('dialog', { name: webhooks.secretTitle('Payroll') });
  await expect(shown.getByText(webhooks.shownOnce)).toBeVisible();
  const secret = await secretOf(page);
  await shown.getByRole('link', { name: webhooks.done }).click();
  await expect(page.getByText(url)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText(webhooks.noDeliveries)).toBeVisible();

  await publish(site);
  await site.sweep();
  expect(receiver.received.map((message) => verifyMessage(message, secret))).toHaveLength(1);
  const [first] = receiver.received;
  const id = verifyMessage(first!, secret);
  expect(id).not.toBeNull();
  await page.reload();
  const row = page.getByRole('row', { name: webhooks.types['award.published'] });
  await expect(row.getByText(webhooks.results.delivered)).toBeVisible();

  // It fails, and the page says why.
  receiver.answer(500);
  await row.getByRole('button').click();
  await expectToast(page, serverCopy.webhooks.asked);
  await site.sweep();
  const again = receiver.received.map((message) => verifyMessage(message, secret));
  expect(again).toEqual([id, id]);
  await page.reload();
  await expect(row.getByText(webhooks.status(500))).toBeVisible();
  await expect(page.getByText(webhooks.states.failing, { exact: true })).toBeVisible();
  const changing = (await page
    .getByRole('link', { name: webhooks.changeOf('Payroll') })
    .getAttribute('href'))!.replace('/admin/webhooks', '');
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['', '?dialog=add', changing]) {
      await page.goto(`/admin/webhooks${query}`);
      await expect(page.getByText(webhooks.intro(1, 5))).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.goto('/admin/webhooks');

  // It is changed. A refusal keeps what was typed.
  await page.getByRole('link', { name: webhooks.changeOf('Payroll') }).click();
  const changes = page.getByRole('dialog', { name: webhooks.changeTitle('Payroll') });
  await expect(changes.getByLabel(webhooks.url, { exact: true })).toHaveValue(url);
  await changes.getByLabel(webhooks.name).fill('');
  await changes.getByLabel(webhooks.types['claim.filed']).check();
  await changes.getByRole('button', { name: webhooks.changeNow }).click();
  await expect(
    changes.getByText(serverCopy.errors.webhooks['receiver-name-missing']),
  ).toBeVisible();
  await expect(changes.getByLabel(webhooks.types['claim.filed'])).toBeChecked();
  await changes.getByLabel(webhooks.name).fill('Wages');
  await changes.getByRole('button', { name: webhooks.changeNow }).click();
  await expectToast(page, serverCopy.webhooks.saved);
  await expect(
    page.getByRole('listitem').getByText(webhooks.types['claim.filed'], { exact: true }),
  ).toBeVisible();

  await page.getByRole('link', { name: webhooks.removeOf('Wages') }).click();
  await page
    .getByRole('dialog', { name: webhooks.removeTitle('Wages') })
    .getByRole('button', { name: webhooks.removeNow })
    .click();
  await expectToast(page, serverCopy.webhooks.removed);
  await expect(page.getByText(webhooks.none)).toBeVisible();
  await page.goto('/admin/activity-log');
  const events: ActivityEvent[] = [
    { code: 'webhook-added', name: 'Payroll', host: 'payroll.receiver.test' },
    { code: 'webhook-changed', name: 'Wages', host: 'payroll.receiver.test' },
    { code: 'webhook-removed', name: 'Wages' },
  ];
  const { describe } = adminCopy.activityEvents;
  for (const event of events) await expect(page.getByText(describe(event))).toBeVisible();
});
