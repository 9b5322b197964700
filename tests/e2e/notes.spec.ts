import type { Browser, Page } from '@playwright/test';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { leaveAddresses } from '~/tests/support/contacts';
import { rankJobsOn } from './support/ranks';
import { expect, expectAccessible, expectToast, openAsAdmin, scope, test } from './support/site';

const john = '1234567';
const title = 'Gate 4 is closed';
const text = 'Use gate 5 on Monday.\nIt opens at 5.';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ site }) => seedSample(site.platform));

const writeNote = async (page: Page) => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill(text);
};

const openWithout = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();

test('an administrator writes a note, previews, sends and withdraws it @core', async ({
  page,
  site,
}) => {
  await leaveAddresses(site.platform.deps, scope, [john]);
  await openAsAdmin(page, site);
  await page.getByLabel('More actions').click();
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page.getByLabel('Shown until the end of')).toHaveValue('2026-12-06');
  await expect(page.getByText('Drivers see no note now')).toBeVisible();
  await expectAccessible(page);

  await test.step('what is missing is named, and nothing typed is lost', async () => {
    await writeNote(page);
    await page.getByText('Listed drivers').click();
    await page.getByLabel('Employee IDs').fill('1234567 7777777');
    await page.getByLabel('Send it as a message too').check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('alert')).toContainText('no driver with 7777777');
    await expect(page.getByLabel('Employee IDs')).toHaveValue('1234567 7777777');
    await page.getByLabel('Employee IDs').fill('1234567, 2345678');
    await page.getByRole('button', { name: 'Preview' }).click();
  });

  await test.step('the preview says to whom it goes, and leads back to the form', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('Listed drivers: 2 drivers');
    await expect(main).toContainText('1 of 2 drivers gets it by email or as a notification');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.getByLabel('Text')).toHaveValue(text);
    await expect(page.getByLabel('Send it as a message too')).toBeChecked();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Send to 2 drivers' }).click();
    await expectToast(page, 'Note sent');
  });

  await test.step('the note is listed, emailed and logged', async () => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('0 of 2 pressed “Got it”')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expectAccessible(page);
    await site.sweep();
    const [mail, ...others] = await site.platform.outbox!.list(10);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(title);
    expect(mail?.text).toContain('Use gate 5 on Monday.');
  });

  await page.getByRole('link', { name: `Withdraw “${title}”` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw the note' }).click();
  await expectToast(page, 'Note withdrawn');
  await expect(page.getByText('Drivers see no note now')).toBeVisible();
  await expect(page.getByText(/Withdrawn .* by admin/)).toBeVisible();
  await page.goto('/admin/activity-log');
  await expect(
    page.getByText(`Sent the note “${title}” to Listed drivers: 2 drivers`),
  ).toBeVisible();
  await expect(page.getByText(`Withdrew the note “${title}”`)).toBeVisible();
});

test('an administrator reminds the drivers without a list from the dashboard', async ({
  browser,
  page,
  site,
}) => {
  await rankJobsOn(site, '2345678', ['J002']);
  await leaveAddresses(site.platform.deps, scope, [john, '2345678']);
  await openAsAdmin(page, site);
  const card = page.getByRole('region', { name: 'Next step: remind 4 drivers without a list' });
  await card.getByRole('link', { name: 'Remind the 4…' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('1 of 4 drivers can be reached by email or notification.');
  await expect(main).toContainText('3 drivers cannot be reached.');
  const unreached = page.getByRole('region', { name: 'Not reached by messages' });
  await expect(unreached.getByRole('row')).toHaveCount(4);
  await expect(unreached.getByRole('cell', { name: john })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send the reminder to 1 driver' }).click();
  await expectToast(page, 'Reminder sent');
  await expect(main).toContainText('Last reminded');
  await expect(main).toContainText('You can remind them again from');
  await expect(page.getByRole('button', { name: /Send the reminder/ })).toHaveCount(0);
  await site.sweep();
  const mails = await site.platform.outbox!.list(10);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You have no list yet: Job selection for the week of Nov 30 – Dec 6',
  ]);
  await page.goto('/admin/remind-drivers/print');
  await expect(
    page.getByText('4 drivers without a list, 3 of them not reached by messages.'),
  ).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: /^Next step: wait/ })).toContainText(
    'Last reminded',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.goto('/admin/activity-log');
  await expect(page.getByText('Reminded 1 driver without a list for 2026-W49')).toBeVisible();

  await test.step('again an hour later, without JavaScript', async () => {
    site.clock.advance(60 * 60_000);
    const plain = await openWithout(browser, site.url);
    await openAsAdmin(plain, site, '/admin/remind-drivers');
    await plain.getByRole('button', { name: 'Send the reminder to 1 driver' }).click();
    await expect(plain.getByText('You can remind them again from')).toBeVisible();
  });
});

test('an administrator keeps a note as a template, uses, changes and deletes it', async ({
  page,
  site,
}) => {
  await openAsAdmin(page, site, '/admin/notes');
  await writeNote(page);
  await page.getByText('Keep title and text as a template').click();
  await page.getByLabel('Name of the template').fill('Gate');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await expectToast(page, 'Template saved');
  await expect(page.getByLabel('Text')).toHaveValue(text);
  await page.goto('/admin/notes');
  await page.getByRole('link', { name: 'Use the template “Gate”' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Text').fill('Use gate 6.');
  await page.getByRole('button', { name: 'Change the template' }).click();
  await expectToast(page, 'Template saved');
  await page.reload();
  await expect(page.getByLabel('Text')).toHaveValue('Use gate 6.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Delete the template “Gate”' }).click();
  await page.getByRole('button', { name: 'Delete the template', exact: true }).click();
  await expectToast(page, 'Template deleted');
  await expect(page.getByRole('region', { name: 'Templates' })).toHaveCount(0);
});
