import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultTenant, type SiteScope } from '~/domain/company/scope';
import { httpClient, signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { hasHistory, requireCommit, startPreviousRelease } from '~/tests/support/previous-release';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const [john, maria, david, sarah] = ['1234567', '2345678', '3456789', '4567890'] as const;
const hourMs = 3_600_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'previous-release-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const send = async (
  who: HttpClient,
  path: string,
  form: Record<string, string | string[]>,
): Promise<void> => {
  const { status } = await who.post(path, form);
  expect([path, form.intent, status]).toEqual([path, form.intent, 303]);
};

/** Leaves one driver's address confirmed, one refused by an emailed link, and one to confirm. */
const enterAddresses = async (
  server: TestServer,
  scope: SiteScope,
  drivers: readonly HttpClient[],
) => {
  const { confirmationLinks, unsubscribeLinks, deps } = server.platform;
  const save = (driver: HttpClient, email: string) =>
    send(driver, '/driver-preferences/messages', { intent: 'save', email });
  const follow = async (
    links: typeof confirmationLinks,
    [employeeId, email]: readonly [string, string],
    [path, form]: readonly [string, Record<string, string>],
  ) => {
    const code = await links.sign({ ...defaultTenant, employeeId, digest: deps.sha256(email) });
    const answer = await httpClient(server.url).post(`${path}?code=${code}`, form);
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const emails = ['john@home.test', 'maria@home.test', 'david@home.test'] as const;
  for (const [index, email] of emails.entries()) await save(drivers[index]!, email);
  await follow(confirmationLinks, [john, emails[0]], ['/confirm-email', { intent: 'confirm' }]);
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  await follow(unsubscribeLinks, [maria, emails[1]], ['/unsubscribe', oneClick]);
  expect(await deps.stores.contacts.page(scope, { after: '', limit: 9 })).toMatchObject([
    { email: emails[0] },
    { lost: { why: 'refused' } },
    { email: emails[2], unconfirmed: true },
  ]);
};

/** Leaves a mobile number whose code still waits to be sent, and choices for texts. */
const enterNumber = async (server: TestServer, scope: SiteScope, driver: HttpClient) => {
  const path = '/driver-preferences/messages';
  const kinds = ['results', 'claims'];
  await send(driver, path, {
    intent: 'choose-messages',
    channel: ['email', 'sms'],
    'by-email': kinds,
    'by-sms': kinds,
  });
  await send(driver, path, { intent: 'save-number', number: '+12133734253' });
  const contact = await server.platform.deps.stores.contacts.get(scope, john);
  expect(contact).toMatchObject({
    phone: { number: '+12133734253' },
    muted: { sms: expect.arrayContaining(['notes']) as string[] },
  });
};

/** Uses this version until awards of jobs and weeks are published, and both a claim and its answer are stored. */
const writeData = async (): Promise<void> => {
  const startAt = new Date(Date.now() - hourMs).toISOString();
  const server = await startTestServer({ SEED: 'sample' }, { keptIn: dataDir, startAt });
  const signIn = (employeeId: string) => signedInDriver(server.url, defaultTenant, employeeId);
  const admin = await signedInAdmin(server.url, masterPassword);
  const drivers = [await signIn(john), await signIn(maria), await signIn(david)] as const;
  const { stores } = server.platform.deps;
  const scope = makeTestScope(defaultTenant);
  const weekIds = (await stores.weeks.list(scope)).map(({ weekId }) => weekId);
  await send(admin, '/admin/vacation-dashboard', { intent: 'open-portal' });
  for (const driver of drivers) {
    await send(driver, '/driver-preferences', { intent: 'save', pick: ['J002', 'J003'] });
    await send(driver, '/driver-vacation', { intent: 'save', pick: weekIds.slice(0, 2) });
  }
  const asked = { intent: 'save', askedBy: 'Sarah', how: 'phone', seenReceipt: '' };
  await send(admin, `/admin/driver-picks/${sarah}`, { ...asked, pick: ['J005', 'J002'] });
  await send(admin, `/admin/driver-picks/${sarah}/vacation`, { ...asked, pick: weekIds });
  await enterAddresses(server, scope, drivers);
  await enterNumber(server, scope, drivers[0]);
  await send(admin, '/admin/dashboard', { intent: 'close-selection' });
  await send(admin, '/admin/vacation-dashboard', { intent: 'close-portal' });
  server.clock.advance(120_000);
  await send(admin, '/admin/final-vacation-assignments', { intent: 'publish' });
  await send(admin, '/admin/final-assignments', { intent: 'publish' });
  for (const driver of drivers.slice(1))
    await send(driver, '/driver-preferences', {
      intent: 'claim',
      about: 'pick J002',
      text: 'I am back',
    });
  await send(drivers[0]!, '/driver-preferences', {
    intent: 'claim',
    about: 'seniority',
    text: 'My date is wrong',
  });
  const { site } = await stores.sites.read(defaultTenant);
  expect(site?.window).toMatchObject({ status: 'published' });
  await server.stop();
};

const adminPages = [
  'dashboard',
  'activity-log',
  'account',
  'conflicts',
  'dispute-resolution',
  'edit-drivers',
  'edit-jobs',
  'edit-vacation-weeks',
  'final-assignments',
  'final-assignments/record',
  'final-vacation-assignments',
  'live-picks-snapshot',
  'live-vacation-picks',
  'master',
  'master/companies',
  'master/requests',
  'site-link',
  'system-settings',
  'vacation-dashboard',
].map((page) => `/admin/${page}`);
const driverPages = [
  '/driver-preferences',
  '/driver-preferences/history',
  '/driver-preferences/mails',
  '/driver-vacation',
  '/driver-vacation/history',
];

/** The statuses of pages other than 200. */
const findBroken = async (who: HttpClient, pages: readonly string[]): Promise<string[]> => {
  const answers: string[] = [];
  for (const page of pages) answers.push(`${page} ${(await who.get(page)).status}`);
  return answers.filter((answer) => !answer.endsWith(' 200'));
};

test('the previous release serves every page on data of this version', async (context) => {
  if (!hasHistory()) return context.skip('needs the whole Git history');
  await writeData();
  const previous = await startPreviousRelease(dataDir);
  try {
    await expect
      .poll(() => previous.hasEnded() || previous.findUrl() !== undefined, { interval: 500 })
      .toBe(true);
    expect(previous.hasEnded() && previous.getOutput()).toBe(false);
    const url = previous.findUrl()!;
    const admin = await signedInAdmin(url, masterPassword);
    expect(await findBroken(admin, adminPages)).toEqual([]);
    for (const employeeId of [john, maria, david, sarah]) {
      const driver = await signedInDriver(url, defaultTenant, employeeId);
      expect(await findBroken(driver, driverPages)).toEqual([]);
      expect(await (await driver.get('/driver-preferences')).text()).toContain('J002');
    }
    expect(previous.getOutput()).not.toContain('"level":"error"');
  } finally {
    await previous.stop();
  }
});

test('says how to get a previous release that the history lacks', () => {
  expect(() => requireCommit('0'.repeat(40))).toThrow('git fetch --unshallow');
});
