import { makeSiteScope } from '~/app/ports/sessions';
import { sendNote } from '~/app/services/notes/send-note.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { toInstant } from '~/domain/time/instant';
import type { TestServer } from '~/tests/support/test-server';
import { getJobsTitle } from './support/driver-page';
import { expect, expectAccessible, openAsDriver, scope, test } from './support/site';

const [john, emily] = ['1234567', '3456789'] as const;
const hostile = '<b>Gate</b> {time} 4 ' + 'W'.repeat(50);

const send = async ({ platform: { deps } }: TestServer, title: string, ids: string) => {
  const { site, company } = await deps.stores.sites.read(scope);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  const access = { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
  const now = toInstant(deps.clock.now());
  const note = {
    title,
    text: 'First line\nSecond line',
    lastDay: now.slice(0, 10),
    byEmail: false,
  };
  const draft = { ...note, audience: ids === '' ? 'all' : 'listed', ids } as const;
  expect((await sendNote({ deps, access, draft, now })).ok).toBe(true);
};

test.use({ viewport: { width: 360, height: 800 } });

test.beforeEach(({ site }) => seedSample(site.platform));

test('a driver reads the notes for them and confirms each, keeping unsaved picks', async ({
  page,
  site,
  copy,
  list,
}) => {
  await send(site, hostile, '');
  await send(site, 'For Emily only', emily);
  await openAsDriver(page, site, john);
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByText('For Emily only')).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await list.add('J002');
  await page.getByText(hostile).click();
  await expectAccessible(page);
  const gotIt = page.getByRole('button', { name: copy.results.gotIt });
  expect((await gotIt.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await gotIt.press('Enter');
  await expect(gotIt).toHaveCount(0);
  await expect(list.picks).toHaveCount(1);
  await list.save();
  await expect(list.saved).toHaveText('1. J002');
  await page.goto('/driver-vacation');
  await expect(page.getByRole('main')).toContainText(copy.vacationPreferences.title);
  await expect(gotIt).toHaveCount(0);
});

test('a note is on the vacation page too, and confirmed there for both', async ({
  page,
  site,
  copy,
}) => {
  await send(site, 'For Emily only', emily);
  await openAsDriver(page, site, emily);
  await page.goto('/driver-vacation');
  await page.getByText('For Emily only').click();
  await page.getByRole('button', { name: copy.results.gotIt }).click();
  await expect(page.getByText('For Emily only')).toHaveCount(0);
  await expect(page).toHaveURL(/driver-vacation/);
  await page.goto('/driver-preferences');
  await expect(getJobsTitle(page, copy)).toBeVisible();
  await expect(page.getByText('For Emily only')).toHaveCount(0);
});
