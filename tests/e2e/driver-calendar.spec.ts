import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { openMore } from './support/driver-page';
import { publish, rankInConflict } from './support/ranks';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsDriver,
  test,
} from './support/site';

const path = '/driver-preferences/calendar';
const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

test('a driver gets their job in their own calendar, and turns the link off', async ({
  page,
  site,
  copy,
  serverCopy,
}) => {
  await rankInConflict(site);
  await publish(site);
  await openAsDriver(page, site);
  await openMore(page, copy);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: copy.ranking.myCalendar }).click();
  await expect(page).toHaveURL(path);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize(phone);
  await main.getByRole('button', { name: copy.calendarFeed.make }).click();
  const field = main.getByLabel(copy.calendarFeed.link, { exact: true });
  await expect(field).toHaveValue(/\/calendar\/DEFAULT\/MAIN\/[\w-]{43}\.ics$/);
  await expectAccessibleInEveryLook(page);
  const link = await field.inputValue();
  await expect(main.getByRole('link', { name: copy.calendarFeed.open })).toHaveAttribute(
    'href',
    link.replace('http:', 'webcal:'),
  );
  const feed = new URL(link).pathname;
  const read = await page.request.get(`${site.url}${feed}`);
  expect(await read.text()).toContain(serverCopy.calendar.job('J002'));

  await page.goto(path);
  await expect(main.getByText(copy.calendarFeed.isOn)).toBeVisible();
  await expect(field).toHaveCount(0);
  await main.getByRole('button', { name: copy.calendarFeed.turnOff }).click();
  await expectToast(page, serverCopy.calendar.ended.title);
  await expect(main.getByText(copy.calendarFeed.noLink)).toBeVisible();
  expect((await page.request.get(`${site.url}${feed}`)).status()).toBe(404);
});

test('the link is copied', async ({ page, site, copy, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedSample(site.platform);
  await openAsDriver(page, site, '1234567', path);
  await page.getByRole('button', { name: copy.calendarFeed.make }).click();
  const field = page.getByLabel(copy.calendarFeed.link, { exact: true });
  const link = await field.inputValue();
  await page.getByRole('button', { name: copy.calendarFeed.copy, exact: true }).click();
  await expect(page.getByText(copy.calendarFeed.copyResult.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
