import type { Page } from '@playwright/test';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { minuteMs } from '~/domain/time/time-units';
import { someDetails } from '~/tests/support/registration';
import type { TestServer } from '~/tests/support/test-server';
import {
  approve,
  askForAccess,
  fillRequest as fill,
  requestFields as fields,
  submitRequest as submit,
} from './support/registration';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectToast,
  scope,
  signInAsAdmin,
  test,
  confirmImport,
} from './support/site';

/** A pending request submitted `minutesAgo`. */
const submitted = async (
  site: TestServer,
  id: string,
  companyName: string,
  { notes = '', minutesAgo = 1 } = {},
) => {
  const { stores, clock, ids } = site.platform.deps;
  const at = new Date(clock.now() - minutesAgo * 60_000).toISOString();
  const request = {
    ...someDetails,
    id,
    companyName,
    notes,
    requestedAt: at,
    status: 'pending' as const,
  };
  const mail = {
    kind: 'registration-received' as const,
    to: request.contactEmail,
    contactName: request.contactName,
    companyName,
    requestId: id,
  };
  await stores.registrations.submit(request, {
    formId: id,
    maxPending: 500,
    mails: [{ id: ids.next(), at, mail }],
  });
  return request;
};

const openRequests = async (page: Page) => {
  await signInAsAdmin(page);
  await page.goto('/admin/master/requests');
  await expect(page.getByRole('heading', { name: /Pending Requests/ })).toBeVisible();
};
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('a company requests access in the dialog of the landing page', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Request Access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request System Access' });
  await expect(dialog.getByLabel('Company Name')).toBeVisible();
  site.clock.advance(10_000);

  await submit(page);
  await expect(dialog.getByRole('alert').first()).toContainText('Missing Information');
  await expect(dialog.getByText('Please fill out all required fields')).toBeVisible();
  await expect(dialog.getByLabel('Company Name')).toBeFocused();

  await fill(page, { ...fields, 'Site Code': 'a!' });
  await submit(page);
  await expect(
    dialog.getByText('Site code must be 3-5 uppercase letters/numbers (e.g., NYC01)'),
  ).toBeVisible();
  await expect(dialog.getByText('Invalid Site Code')).toBeVisible();
  await expect(dialog.getByLabel('Site Code')).toBeFocused();

  // Types like a person: the field turns letters into capitals and stops at five characters.
  await dialog.getByLabel('Site Code').fill('');
  await dialog.getByLabel('Site Code').pressSequentially('nyc0199');
  await expect(dialog.getByLabel('Site Code')).toHaveValue('NYC01');

  // Closing the dialog keeps its input.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Request Access' })).toBeFocused();
  await page.getByRole('link', { name: 'Request Access' }).click();
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Acme Parcel');
  site.clock.advance(10_000);

  await submit(page);
  await expect(dialog.getByText('Registration Submitted')).toBeVisible();
  const [request] = await site.platform.deps.stores.registrations.pending();
  await expect(
    dialog.getByText(
      `Your request has been submitted (ID: ${request?.id}). We will contact you soon.`,
    ),
  ).toBeVisible();
  expect(request).toMatchObject({ ...someDetails, notes: '' });
  await expect(page).toHaveURL('/');
});

test('the master administrator sorts, approves and denies', async ({ page, site }) => {
  await submitted(site, 'REQ1001', 'Beta Freight', { minutesAgo: 3 });
  await submitted(site, 'REQ1002', 'Alpha Cargo', { minutesAgo: 2, notes: 'n'.repeat(60) });
  await submitted(site, 'REQ1003', 'De-fault', { minutesAgo: 1 });
  await openRequests(page);
  expect(await names(page)).toEqual(['De-fault', 'Alpha Cargo', 'Beta Freight']);
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('Beta Freight').getByText('No notes provided')).toBeVisible();
  await expect(card('Beta Freight')).toContainText('REQ1001');
  await expect(card('Beta Freight')).toContainText(someDetails.siteAddress);

  const order = page.getByRole('navigation', { name: 'Order of the requests' });
  await order.getByRole('link', { name: /Date/ }).click();
  await expect.poll(() => names(page)).toEqual(['Beta Freight', 'Alpha Cargo', 'De-fault']);
  await order.getByRole('link', { name: 'Company Name' }).click();
  await expect.poll(() => names(page)).toEqual(['De-fault', 'Beta Freight', 'Alpha Cargo']);

  await approve(page, 'De-fault');
  const reserved = 'The company ID DEFAULT is reserved for the built-in company.';
  await expect(page.getByRole('dialog').getByText(reserved).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click();
  await expect(card('De-fault')).toBeVisible();

  await approve(page, 'Alpha Cargo');
  await expectToast(page, 'Request Approved');
  await expect(card('Alpha Cargo')).toBeHidden();
  const tenant = { companyId: 'ALPHACARGO', siteId: 'NYC01' };
  const { sites, credentials } = site.platform.deps.stores;
  expect(await sites.read(tenant)).toMatchObject({
    company: { name: 'Alpha Cargo' },
    site: { name: someDetails.siteName },
  });
  expect(await credentials.administrators(tenant)).toMatchObject([
    { passwordHash: null, role: 'company-admin' },
  ]);

  // Processed requests are in the order of their times.
  site.clock.advance(minuteMs);
  // Cancel drops the reason.
  const dialog = page.getByRole('dialog', { name: 'Deny Registration Request' });
  await card('Beta Freight').getByRole('button', { name: 'Deny' }).click();
  await dialog.getByLabel('Reason for Denial').fill('Not a customer');
  await dialog.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await card('Beta Freight').getByRole('button', { name: 'Deny' }).click();
  await expect(dialog.getByLabel('Reason for Denial')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Confirm Denial' }).click();
  await expectToast(page, 'Request Denied');
  await expectToast(page, 'The registration request of Beta Freight has been denied.');
  await expect(card('Beta Freight')).toBeHidden();

  const rows = page.getByRole('region', { name: 'Processed requests' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Beta Freight');
  await expect(rows.nth(1)).toContainText('Denied');
  await expect(rows.nth(1)).toContainText('Request denied by administrator');
  await expect(rows.nth(2)).toContainText('Approved');
  await expect(rows.nth(2).getByRole('cell').nth(4)).toHaveText(`${'n'.repeat(50)}...`);
  const log = await site.platform.deps.stores.activity.latest(scope, 10);
  expect(log.filter(({ event }) => event.code.startsWith('registration-'))).toHaveLength(2);
});

test('the master administrator erases an applicant for good', async ({ page, site }) => {
  const denied = await submitted(site, 'REQ1001', 'Quagga Freight', { notes: 'Quagga notes' });
  await submitted(site, 'REQ1002', 'Alpha Cargo');
  await openRequests(page);
  await page
    .getByRole('article', { name: denied.companyName })
    .getByRole('button', { name: 'Deny' })
    .click();
  await page.getByLabel('Reason for Denial').fill('Quagga Freight is no customer');
  await page.getByRole('button', { name: 'Confirm Denial' }).click();
  await expectToast(page, 'Request Denied');

  await page.getByRole('link', { name: 'Erase the applicant of REQ1001' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Applicant' });
  await dialog.getByLabel('Type REQ1001 to confirm').fill('REQ1002');
  await dialog.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(dialog.getByText('This is not the number of the request')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await dialog.getByLabel('Type REQ1001 to confirm').fill('REQ1001');
  await dialog.getByRole('button', { name: 'Erase for Good' }).click();
  await expectToast(page, 'Applicant Erased');
  const { deps } = site.platform;
  for (let sweeps = 0; sweeps < 4; sweeps += 1) {
    site.clock.advance(60_000);
    await finishWork({ deps, shards: allDueShards, hasTime: () => true });
  }
  await page.goto('/admin/master/requests');
  await expect(page.getByRole('article', { name: 'Alpha Cargo' })).toBeVisible();
  await expect(page.getByText('Quagga')).toHaveCount(0);
  await page.goto('/admin/activity-log');
  await expect(page.getByText('REQ1001; the applicant was erased since')).toBeVisible();
  await expect(
    page.getByText('Erased the applicant of registration request REQ1001'),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Quagga');
});

const password = 'harbour lantern violin';
const tenant = { companyId: 'ACMEPARCEL', siteId: 'NYC01' };

test('from the public form to a driver of the new company who ranks jobs @core', async ({
  page,
  site,
  browser,
}) => {
  const newPage = async () => (await browser.newContext({ baseURL: site.url })).newPage();
  const requestId = await askForAccess(await newPage(), site);

  await openRequests(page);
  await approve(page, someDetails.companyName);
  await expectToast(page, 'Request Approved');
  await site.sweep();
  await page.goto('/dev/outbox');
  await expect(page.getByText(`We received your request (${requestId})`)).toBeVisible();
  await expect(
    page.getByText(`Your request is approved: activate your account (${requestId})`),
  ).toBeVisible();
  const link = await page.getByRole('link', { name: /\/activate\?code=/ }).getAttribute('href');

  const admin = await newPage();
  await test.step('the contact activates the account, which signs them in', async () => {
    await admin.goto(link!);
    await expect(admin.getByRole('heading', { name: 'Activate your account' })).toBeVisible();
    await admin.getByLabel('New password', { exact: true }).fill(password);
    await admin.getByLabel('Repeat the new password').fill(password);
    await admin.getByRole('button', { name: 'Set password' }).click();
    await expect(admin.getByRole('heading', { name: 'First Steps' })).toBeVisible();
    await expect(admin.getByRole('link', { name: /Master Admin/ })).toHaveCount(0);
  });

  await test.step('the administrator fills the rosters', async () => {
    for (const [path, line] of [
      ['/admin/edit-drivers', ['7000001', 'Ada Acme', 1, 'No', 'No'].join('\t')],
      ['/admin/edit-jobs', 'J01,Mon-Fri,05:30,No'],
    ] as const) {
      await admin.goto(`${path}?tab=master`);
      await admin.getByLabel('Lines to import').fill(line);
      await admin.getByRole('button', { name: 'Import', exact: true }).click();
      await confirmImport(admin);
      await expectToast(admin, 'Import Successful');
    }
  });

  await test.step('the administrator opens the first selection', async () => {
    await admin.goto('/admin/dashboard');
    await admin.getByRole('button', { name: 'Open selection' }).click();
    await expectToast(admin, 'Selection is open');
  });

  await test.step('a driver opens the link of the site and ranks jobs', async () => {
    const driver = await newPage();
    await driver.goto('/s/ACMEPARCEL/NYC01');
    await driver.getByLabel('Employee ID').fill('7000001');
    await driver.getByRole('button', { name: 'Continue' }).click();
    await expect(driver.getByText('No password on file.', { exact: false })).toBeVisible();
    await driver.getByRole('button', { name: 'Continue' }).click();
    await driver.getByRole('button', { name: 'Add J01', exact: true }).click();
    await driver.getByRole('button', { name: 'Save Preferences' }).click();
    await expectToast(driver, 'Your job preferences have been saved.');
  });
  const picks = await site.platform.deps.stores.picks.list({ ...scope, ...tenant });
  expect(picks).toMatchObject([{ employeeId: '7000001', jobIds: ['J01'] }]);
});

test.describe('in another time zone and script', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the form proposes the zone and asks for an ID, and the approval follows both', async ({
    page,
    site,
  }) => {
    await page.goto('/request-access');
    const zone = page.getByLabel('Time zone of the site');
    await expect(zone).toHaveValue('Tokyo time (Asia)');
    site.clock.advance(10_000);
    await fill(page, { ...fields, 'Company Name': '運輸', 'Number of drivers': '400' });
    await submit(page);
    const companyId = page.getByLabel('Company ID', { exact: true });
    await expect(companyId).toBeFocused();
    await expect(page.getByText('Please choose an ID, because the name gives none')).toBeVisible();
    await companyId.fill('default');
    await submit(page);
    await expect(page.getByText('This ID is taken')).toBeVisible();
    await companyId.fill('unyu');
    await submit(page);
    await expect(page.getByText('Registration Submitted')).toBeVisible();

    await openRequests(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve Registration Request' });
    await expect(dialog.getByLabel('Company ID')).toHaveValue('UNYU');
    await expect(dialog.getByLabel('Time zone of the site')).toHaveValue('Tokyo time (Asia)');
    await expect(dialog.getByLabel('Maximum drivers')).toHaveValue('480');
    await expect(dialog.getByLabel('Free tier')).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Maximum jobs').fill('many');
    await dialog.getByRole('button', { name: 'Confirm Approval' }).click();
    await expect(dialog.getByLabel('Maximum jobs')).toBeFocused();
    await dialog.getByLabel('Maximum jobs').fill('300');
    await dialog.getByRole('button', { name: 'Confirm Approval' }).click();
    await expectToast(page, 'Request Approved');
    expect(
      await site.platform.deps.stores.sites.read({ companyId: 'UNYU', siteId: 'NYC01' }),
    ).toMatchObject({
      company: { name: '運輸', settings: { maxDrivers: 480, maxJobs: 300 } },
      site: { timeZone: 'Asia/Tokyo' },
    });
  });
});

/** Stores an email address of the master administrator. */
const addMasterEmail = async ({ platform: { deps } }: TestServer, email: string) => {
  const { credentials } = deps.stores;
  const read = (await credentials.administrators(scope)).find(({ role }) => role === 'master')!;
  const entry = makeLogEntry(deps, scope, 'update', { code: 'log-cleared' });
  await credentials.saveAdmin(scope, { read, next: { ...read, email } }, entry);
};

test('the master administrator is told of a request, and a denied company of the reason', async ({
  page,
  site,
}) => {
  await addMasterEmail(site, 'ops@depot.test');
  const requestId = await askForAccess(page, site);
  await site.sweep();
  await openRequests(page);
  await expect(page.getByRole('tab', { name: 'Registration requests 1' })).toBeVisible();
  await expect(page.getByText('announced by email to ops@depot.test')).toBeVisible();
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByLabel('Reason for Denial').fill('We could not reach you by phone.');
  await page.getByRole('button', { name: 'Confirm Denial' }).click();
  await expectToast(page, 'Request Denied');
  await expect(page.getByRole('tab', { name: 'Registration requests', exact: true })).toBeVisible();
  await site.sweep();
  await page.goto('/dev/outbox');
  await expect(page.getByText('1 request for access waiting')).toBeVisible();
  await expect(page.getByText(`Your request was not approved (${requestId})`)).toBeVisible();
  await expect(page.getByText('We could not reach you by phone.')).toBeVisible();
  await expect(page.getByRole('link', { name: /\/activate\?code=/ })).toHaveCount(0);
  expect(await site.platform.deps.stores.sites.read(tenant)).toEqual({ site: null, company: null });
});

test('is accessible', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/request-access');
  await submit(page);
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Request Access' }).click();
  await expect(page.getByRole('dialog').getByLabel('Company Name')).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await openRequests(page);
  await expect(page.getByText('No pending requests.')).toBeVisible();
  await submitted(site, 'REQ1001', 'B'.repeat(120), { notes: 'Two\nlines' });
  await submitted(site, 'REQ1002', 'De-fault');
  await submitted(site, 'REQ1003', 'Denied Ltd.');
  await page.goto('/admin/master/requests?deny=REQ1003');
  await expect(page.getByLabel('Reason for Denial')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Confirm Denial' }).click();
  await expect(page.getByText('Request denied by administrator')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
