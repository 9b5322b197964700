import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsAdmin,
  openAsDriver,
  scope,
  test,
} from './support/site';

test.beforeEach(({ site }) => seedSample(site.platform));

test('a dispatcher enters addresses from the roster and from a paste, and the owner confirms', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
  language,
}) => {
  const { emailAddresses: own } = adminCopy;
  await page.setViewportSize({ width: 360, height: 800 });
  await site.platform.deps.stores.contacts.setLanguage(scope, '1234567', language);
  await openAsAdmin(page, site, '/admin/edit-drivers?edit=1234567');
  await page.getByRole('link', { name: own.link }).click();
  const address = page.getByRole('textbox', { name: own.address });

  await test.step('a mistyped address is told at its field', async () => {
    await address.fill('john@home');
    await page.getByRole('button', { name: own.enter }).click();
    await expect(page.getByText(serverCopy.errors.companies['invalid-email'])).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('john@home');
    await expectAccessibleInEveryLook(page);
  });

  await test.step('an address waits, and the field is empty for another one', async () => {
    await address.fill('john@home.example');
    await page.getByRole('button', { name: own.enter }).click();
    await expectToast(page, serverCopy.emailAddresses.asked);
    await expect(page.getByText('j***@home.example').first()).toBeVisible();
    await expect(address).toHaveValue('');
  });

  await test.step('a paste is previewed, and asks those who were not asked', async () => {
    const lines = page.getByLabel(own.lines);
    const text = '1, john@home.example\n2345678 maria@home.example';
    await lines.fill(text);
    await page.getByRole('button', { name: own.preview }).click();
    await expect(page.getByText(own.asks(1))).toBeVisible();
    await expect(page.getByText(own.leftOut(1, 'John Smith', 'asked'))).toBeVisible();
    await expect(lines).toHaveValue(text);
    await expectAccessibleInEveryLook(page);
    await page.getByRole('button', { name: own.confirm(1) }).click();
    await expectToast(page, serverCopy.emailAddresses.askedMany(1));
    await expect(lines).toHaveValue('');
  });

  await test.step('the driver sees it, and the owner confirms by the email', async () => {
    const email = copy.emailAlerts.enteredForYou.replace('{email}', 'j***@home.example');
    await openAsDriver(page, site, '1234567', '/driver-preferences/messages');
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await site.sweep();
    const mails = await site.platform.outbox!.list(5);
    const mail = mails.find(({ to }) => to === 'john@home.example');
    const { mails: texts, emailAlerts } = copies[language].server;
    expect(mail?.text).toContain(texts.addressConfirmation.notMe);
    await page.goto(/\S+\/confirm-email\?code=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await page.getByRole('button', { name: copy.emailAlerts.confirm }).click();
    await expect(page.getByText(emailAlerts.confirmed)).toBeVisible();
  });

  await openAsAdmin(page, site, '/admin/email-addresses?driver=1234567');
  await expect(page.getByText(own.confirmedHint)).toBeVisible();
  await expect(address).toHaveCount(0);
  await expect(page.getByText(own.without(4))).toBeVisible();
});
