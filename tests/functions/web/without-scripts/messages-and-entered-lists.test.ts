import { afterEach, beforeEach, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { languages, type Language } from '~/domain/shared/language';
import { rankJobsOn } from '~/tests/e2e/support/ranks';
import { plainBrowser } from '~/tests/support/plain-browser';
import { plainList } from '~/tests/support/plain-list';
import { openAsAdmin, openAsDriver } from '~/tests/support/plain-visits';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';

const john = '1234567';
const askedBy = 'Union steward Lee';
const scope = makeTestScope(defaultTenant);

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await seedSample(site.platform);
});
afterEach(() => site.stop());

/** The page about messages, to which John's list leads. */
const openMessages = async (language: Language) => {
  const { common, ranking } = copies[language].driver;
  const page = plainBrowser(site.url, { language });
  await openAsDriver(page, site, john);
  expect(page.names('link')).not.toContain(common.messages);
  page.find('region', common.driver).unfold(new RegExp(`${ranking.more}$`));
  expect(page.text).toContain('Main Site');
  await page.follow(common.messages);
  return page;
};

test.each(languages)('kinds of messages are turned off and on (%s)', async (language) => {
  const { kinds, channels, by, choose, fineTune, saveChoices } = copies[language].driver.messages;
  const nameBox = (kind: keyof typeof kinds) => by(kinds[kind], channels.email);
  const page = await openMessages(language);
  const fineTuned = () => page.find('region', choose).unfold(fineTune);
  fineTuned();
  page.uncheck(nameBox('notes'));
  page.uncheck(nameBox('changed-weeks'));
  await page.press(saveChoices);
  fineTuned();
  expect(page.isChecked(nameBox('notes'))).toBe(false);
  expect(page.isChecked(nameBox('results'))).toBe(true);
  page.check(nameBox('notes'));
  await page.press(saveChoices);
  fineTuned();
  expect(page.isChecked(nameBox('notes'))).toBe(true);
  expect(page.isChecked(nameBox('changed-weeks'))).toBe(false);
});

test.each(languages)(
  'one switch turns a channel off and on, and says what it sends (%s)',
  async (language) => {
    const { kinds, channels, saveChoices, sends, wouldSend } = copies[language].driver.messages;
    const page = await openMessages(language);
    const atFirst = (['results', 'changed-jobs', 'changed-weeks', 'last-hour'] as const)
      .map((kind) => kinds[kind])
      .join(' · ');
    expect(page.text).toContain(sends(atFirst));
    page.uncheck(channels.sms);
    await page.press(saveChoices);
    expect(page.isChecked(channels.sms)).toBe(false);
    expect(page.text).toContain(wouldSend(atFirst));
    page.check(channels.sms);
    await page.press(saveChoices);
    expect(page.isChecked(channels.sms)).toBe(true);
    expect(page.text).toContain(sends(atFirst));
  },
);

test.each(languages)('an email address is set and removed (%s)', async (language) => {
  const { emailAlerts } = copies[language].driver;
  const page = await openMessages(language);
  page.fill(emailAlerts.address, 'nobody');
  await page.press(emailAlerts.save);
  expect(page.text).toContain(copies[language].server.errors.companies['invalid-email']);
  expect(page.value(emailAlerts.address)).toBe('nobody');
  page.fill(emailAlerts.address, 'john@home.example');
  await page.press(emailAlerts.save);
  expect(page.text).toContain(emailAlerts.waiting.replace('{email}', 'j***@home.example'));
  await page.press(emailAlerts.remove);
  expect(page.text).toContain(emailAlerts.noAddress);
});

test.each(languages)('a number for texts is confirmed and removed (%s)', async (language) => {
  const { textMessages } = copies[language].driver;
  const page = await openMessages(language);
  page.fill(textMessages.number, '213 373 4253');
  await page.press(textMessages.save);
  await site.sweep();
  const texts = (await site.platform.outbox!.list(20)).filter(({ isText }) => isText);
  page.fill(textMessages.code, /\b\d{6}\b/.exec(texts[0]!.text)![0]);
  await page.press(textMessages.confirm);
  expect(page.text).toContain(copies[language].server.texts.toasts.confirmed.title);
  await page.press(textMessages.remove);
  expect(page.text).toContain(textMessages.noNumber);
});

/** The page on which an administrator enters John's list. */
const openEntry = async (language: Language, path = '') => {
  const { driver, admin } = copies[language];
  const page = plainBrowser(site.url, { language });
  await openAsAdmin(page, site, `/admin/driver-picks/${john}${path}`);
  const fill = () => {
    page.fill(admin.entry.askedBy, askedBy);
    page.choose(admin.entry.how, 'in-person');
  };
  const replace = () => page.check(page.names('checkbox')[0]!);
  return { page, list: plainList(page, driver, site, admin.entry.save), fill, replace };
};

test.each(languages)(
  'a list is entered, for jobs and for vacation weeks (%s)',
  async (language) => {
    const { driver, admin, server } = copies[language];
    await offerWeeks(site, { count: 2, slots: 1 });
    await openVacations(site, '2026-11-23T15:00');
    await rankJobsOn(site, john, ['J001']);
    const { page, list, fill, replace } = await openEntry(language);
    await list.add('J002');
    await list.moveUp('J002');
    fill();
    await rankJobsOn(site, john, ['J005']);
    replace();
    await list.save();
    expect(page.text).toContain(server.errors.picks['list-saved-since']);
    expect(page.value(admin.entry.askedBy)).toBe(askedBy);
    expect(list.picks()).toEqual(['J002', 'J001']);
    expect(page.names('checkbox')).toHaveLength(1);
    replace();
    await list.save();
    expect(list.saved()).toEqual(['1. J002', '2. J001']);

    await page.follow(driver.ranking.vacation);
    await list.add('W002');
    fill();
    await list.save();
    expect(list.saved()).toEqual(['1. W002']);

    const own = plainBrowser(site.url, { language });
    await openAsDriver(own, site, john, '/driver-vacation');
    expect(own.text).toContain(
      driver.ranking.enteredBy({ username: 'admin', askedBy, how: 'in-person' }),
    );
  },
);

test.each(languages)(
  'a long list begins with its first weeks, and is entered and shown whole (%s)',
  async (language) => {
    const { driver } = copies[language];
    await offerWeeks(site, { count: 20, slots: 1 });
    await openVacations(site, '2026-11-23T15:00');
    const weekIds = Array.from(
      { length: 20 },
      (_, index) => `W${String(index + 1).padStart(3, '0')}`,
    );
    const { deps } = site.platform;
    const facts = { acceptedAt: '2026-11-21T12:00:00.000Z', receiptNumber: 'AAAA-BBBB' };
    const entry = testEntry(deps);
    await deps.stores.vacationPicks.save(scope, { employeeId: john, weekIds, ...facts }, entry);
    const { page, list, fill, replace } = await openEntry(language, '/vacation');
    expect(list.picks()).toEqual(weekIds.slice(0, 15));
    const showMore = driver.ranking.showMorePicks(5);
    await page.follow(showMore);
    expect(list.picks()).toEqual(weekIds);
    await list.moveToTop('W020');
    fill();
    replace();
    await list.save();
    page.unfold(driver.ranking.wholeList(20));
    expect(list.saved()).toHaveLength(20);
    expect(list.saved()[0]).toContain('W020');

    const own = plainBrowser(site.url, { language });
    await openAsDriver(own, site, john, '/driver-vacation');
    const ownList = plainList(own, driver, site);
    expect(ownList.picks()).toEqual(['W020', ...weekIds.slice(0, 14)]);
    await own.follow(showMore);
    expect(ownList.picks()).toHaveLength(20);
  },
);
