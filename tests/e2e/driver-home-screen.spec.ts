import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { browserFlags, findFullBrowser } from '~/infra/local/browser';
import { expect, openAsDriver, test } from './support/site';

test.use({ launchOptions: { executablePath: await findFullBrowser(), args: browserFlags } });

test.beforeEach(({ site }) => seedSample(site.platform));

test('the browser reads the manifest without an error and would install the app', async ({
  page,
  context,
  site,
  language,
}) => {
  const session = await context.newCDPSession(page);
  const readManifest = () => session.send('Page.getAppManifest');
  await page.goto('/s/DEFAULT/MAIN');
  const { url, errors, data } = await readManifest();
  expect([url, errors]).toEqual([`${site.url}/s/DEFAULT/MAIN/manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: language, display: 'standalone' });
  await openAsDriver(page, site);
  expect((await readManifest()).url).toBe(url);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Stories run in private windows, in which no browser installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await page.goto('/admin-portal');
  expect((await readManifest()).url).toBe('');
});
