import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { languages, type Language } from '~/domain/shared/language';
import { adminPassword } from '~/tests/support/access-matrix';
import { signedInAdmin } from '~/tests/support/http';
import { plainBrowser, type PlainBrowser } from '~/tests/support/plain-browser';
import { plainList } from '~/tests/support/plain-list';
import { openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { someDetails } from '~/tests/support/registration';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const john = '1234567';
const chosen = 'harbour lantern violin';

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await seedSample(site.platform);
});
afterEach(() => site.stop());

const paths = ['/', '/s/DEFAULT/MAIN', '/driver-login'];
test.each(languages.flatMap((language) => paths.map((path) => [path, language] as const)))(
  'the server counts the digits, at %s (%s)',
  async (path, language) => {
    const { common, login } = copies[language].driver;
    const page = plainBrowser(site.url, { language });
    await page.open(path);
    page.fill(common.employeeId, '123 456');
    await page.press(common.continue);
    expect(page.text).toContain(login.wrongLength);
    expect(page.text).toContain(login.countDigits(6, 7));
  },
);

test('an administrator signs in and changes the password', async () => {
  const page = plainBrowser(site.url);
  await page.open('/admin-portal');
  page.fill('Company ID', 'DEFAULT');
  page.fill('Site Code', 'MAIN');
  page.fill('Username', 'admin');
  page.fill('Password', masterPassword);
  await page.press('Login');
  expect(page.names('heading')).toContain('Admin Dashboard');
  await page.follow(/My Account/);
  const form = page.find('region', 'Change password');
  const change = async (current: string) => {
    form.fill('Current password', current);
    form.fill('New password', chosen);
    form.fill('Repeat the new password', chosen);
    await form.press('Change password');
  };
  await change('guess');
  expect(page.text).toContain('This is not your current password.');
  await change(masterPassword);
  expect(page.text).toContain('Your other sessions have ended.');
});

test.each(languages)(
  'an administrator sees a code, with which the driver sets a password (%s)',
  async (language) => {
    const { common, login, account } = copies[language].driver;
    const page = plainBrowser(site.url, { language });
    await openAsAdmin(page, site, `/admin/edit-drivers?tab=plain&edit=${john}`);
    await page.press(copies[language].admin.drivers.issueCode);
    const [code = ''] = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b/.exec(page.text) ?? [];
    await page.open('/reset-password');
    page.fill(common.employeeId, john);
    page.fill(login.code, code);
    page.fill(account.newPassword, 'violin harbour');
    page.fill(account.repeatPassword, 'violin harbour');
    await page.press(login.setThePassword);
    expect(page.text).toContain(login.passwordUpdated);
  },
);

const getOther = (language: Language): Language => languages.find((one) => one !== language)!;
/** Switches the language with the button, which names the other language. */
const switchLanguage = async (page: PlainBrowser, language: Language): Promise<void> => {
  const { switchTo } = copies[language].driver.language;
  await page.press(switchTo.name);
  expect(page.attribute('lang')).toBe(switchTo.language);
};

test.each(languages)(
  'one press changes the language of the landing page and the login (%s)',
  async (language) => {
    const [{ driver: copy }, { driver: other }] = [copies[language], copies[getOther(language)]];
    const page = plainBrowser(site.url, { language });
    await page.open('/?tab=how');
    expect(page.names('heading')).toContain(copy.landing.driverAccess);
    await switchLanguage(page, language);
    expect(page.names('heading')).toContain(other.landing.driverAccess);
    expect(page.url).toBe('/?tab=how');
    await page.open(`/driver-login?emplid=${john}`);
    expect(page.text).toContain(other.login.noPassword);
    await switchLanguage(page, getOther(language));
    expect(page.url).toBe(`/driver-login?emplid=${john}`);
    expect(page.text).toContain(copy.login.noPassword);
  },
);

test.each(languages)(
  'a draft that is not saved stays when the language changes (%s)',
  async (language) => {
    const [{ driver: copy }, { driver: other }] = [copies[language], copies[getOther(language)]];
    const page = plainBrowser(site.url, { language });
    await openAsDriver(page, site, john);
    const list = plainList(page, copy, site);
    await list.add('J003');
    await list.add('J002');
    expect(list.picks()).toEqual(['J003', 'J002']);
    await switchLanguage(page, language);
    const otherList = plainList(page, other, site);
    expect(page.text).toContain(other.ranking.unsaved);
    expect(otherList.picks()).toEqual(['J003', 'J002']);
    await otherList.save();
    expect(otherList.saved()).toEqual(['1. J003', '2. J002']);
  },
);

const deactivate = async (companyId: string): Promise<void> => {
  const master = await signedInAdmin(site.url, masterPassword);
  const form = { intent: 'switch', companyId, confirmed: 'yes', isActive: 'false' };
  expect((await master.post('/admin/master/companies', form)).status).toBe(303);
};

test.each(languages)(
  'the next page and the next save say that the company is switched off (%s)',
  async (language) => {
    const { common, deactivated } = copies[language].driver;
    const acme = { companyId: 'ACME', siteId: 'NYC01', name: 'Acme Logistics' };
    const drivers = [aDriver({ employeeId: '7000001' })];
    const jobs = [aJob({ jobId: 'J001' }), aJob({ jobId: 'J002' })];
    await addStockedSite(site.platform.deps, { ...acme, password: adminPassword, drivers, jobs });
    const page = plainBrowser(site.url, { language });
    const list = plainList(page, copies[language].driver, site);
    const expectDeactivated = () => {
      expect(page.names('heading')).toContain(deactivated.title);
      const { ofCompany, nothingDeleted, driverText } = deactivated;
      for (const text of [ofCompany(acme.name), nothingDeleted, driverText])
        expect(page.text).toContain(text);
      expect(page.select('main time')).toHaveLength(1);
    };
    await page.open('/s/ACME/NYC01');
    page.fill(common.employeeId, '7000001');
    await page.press(common.continue);
    await page.press(common.continue);
    expect(page.url).toBe('/driver-preferences');
    await list.add('J001');
    await deactivate('ACME');
    await list.save();
    expectDeactivated();
    expect(page.text).toContain(deactivated.notSaved);
    await page.open('/driver-preferences');
    expectDeactivated();
    expect(page.text).not.toContain(deactivated.notSaved);
  },
);

test('the form of an applicant is a page that keeps what was typed', async () => {
  const page = plainBrowser(site.url);
  await page.open('/');
  await page.follow('Request Access');
  expect(page.url).toBe('/request-access');
  site.clock.advance(10_000);
  const typed = {
    'Company Name': someDetails.companyName,
    'Contact Name': someDetails.contactName,
    Email: 'ada at acme',
    Phone: someDetails.contactPhone,
    'Site Code': someDetails.siteCode.toLowerCase(),
    'Site Name': someDetails.siteName,
    'Site Address': someDetails.siteAddress,
  };
  for (const [label, text] of Object.entries(typed)) page.fill(label, text);
  await page.press('Submit Request');
  expect(page.text).toContain('Please enter a valid email address.');
  expect(page.value('Company Name')).toBe(someDetails.companyName);
  page.fill('Email', 'ada@acme.test');
  await page.press('Submit Request');
  expect(page.text).toContain('Registration Submitted');
  expect(await site.platform.deps.stores.registrations.pending()).toHaveLength(1);
});
