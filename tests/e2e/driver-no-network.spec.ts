import type { BrowserContext, Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import type { TestServer } from '~/tests/support/test-server';
import { offerWeeks, openVacations } from '~/tests/support/vacations';
import { startCuttableNetwork, type CuttableNetwork } from './support/cuttable-network';
import { getDriverList, type DriverList } from './support/driver-list';
import { openOther } from './support/driver-page';
import { setUpKiosk, signInAtKiosk } from './support/kiosk';
import { publish, rankJobsOn } from './support/ranks';
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryLook,
  expectHydrated,
  openAsDriver,
  scope,
  test as base,
} from './support/site';

const john = '1234567';

const test = base.extend<{ network: CuttableNetwork }>({
  network: async ({ site }, use) => {
    const network = await startCuttableNetwork(site.url);
    await use(network);
    await network.stop();
  },
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    // A browser reports each request that got no answer.
    const others = complaints.filter((text) => !/Failed to load resource|ERR_/.test(text));
    complaints.splice(0, complaints.length, ...others);
  },
  baseURL: async ({ network }, use) => use(network.url),
});
test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ site }) => seedSample(site.platform));

/** Which pages the worker keeps. */
const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith('/assets/'))
      .sort();
  });
/** The lists that wait. */
const readWaitingLists = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const paths = ['/driver-preferences/waiting-save', '/driver-vacation/waiting-save'];
    const found = await Promise.all(paths.map((path) => caches.match(path)));
    return Promise.all(found.flatMap((one) => one?.json().then(({ ids }) => ids) ?? []));
  });
/**
 * Presses the button, and waits until the network has lost the request. What is sent from then on in the background is the
 * list that was pressed.
 */
const saveInVain = async (page: Page, list: DriverList): Promise<void> => {
  const lost = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && !request.url().includes('waiting-save'),
  );
  await list.save();
  const pressed = new URLSearchParams((await lost).postData() ?? '').getAll('pick');
  await expect.poll(() => readWaitingLists(page)).toContainEqual(pressed);
  // An earlier list may still be on its way.
  await page.evaluate(async () => {
    for (const of of ['jobs', 'vacations'])
      await navigator.locks.request(`own-phone-send-${of}`, () => undefined);
  });
};
/** The saves that wait. */
const readWaiting = async (page: Page): Promise<string[]> =>
  (await listKept(page)).filter((path) => path.endsWith('/waiting-save'));
const both = ['/driver-preferences', '/driver-vacation'];

/** Whether the worker keeps the script of what is loaded when it is asked for. */
const keepsParts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().some(({ url }) => url.includes('/ranking-on-demand-'));
  });

/** Calls the phone their own, and waits until it keeps the driver's pages and their scripts. */
const openOwnPhone = async (
  page: Page,
  site: TestServer,
  { myPhone }: Copy['driver'],
): Promise<void> => {
  await openAsDriver(page, site, john, '/driver-preferences/my-phone');
  await page.getByRole('button', { name: myPhone.remember }).click();
  await expect(page.getByText(myPhone.isRemembered)).toBeVisible();
  await page.goto('/driver-preferences');
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(both));
  await expect.poll(() => keepsParts(page)).toBe(true);
};

/** Opens the list in another page of the same phone. */
const openSecondPage = async (context: BrowserContext, copy: Copy['driver'], site: TestServer) => {
  const page = await context.newPage();
  await page.goto('/driver-preferences');
  return [page, getDriverList(page, copy, site)] as const;
};

/** Adds a job on an own phone whose network is cut, so that the changes wait. */
const changeWithoutNetwork = async ({
  page,
  site,
  network,
  copy,
  list,
}: {
  page: Page;
  site: TestServer;
  network: CuttableNetwork;
  copy: Copy['driver'];
  list: DriverList;
}): Promise<void> => {
  await openOwnPhone(page, site, copy);
  network.cut();
  await list.add('J003');
  await saveInVain(page, list);
  await expect(page.getByText(copy.noNetwork.waiting)).toBeVisible();
};

test('the list, the jobs and the tabs open without a network @core', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await rankJobsOn(site, john, ['J002', 'J003']);
  await openOwnPhone(page, site, copy);
  network.cut();
  await page.reload();
  await expect(list.picks).toContainText(['J002', 'J003']);
  await expect(list.addButton('J001')).toBeVisible();
  await expect(page.getByText(copy.noNetwork.asOf(`7:00 ${copy.time.am}`))).toBeVisible();
  const hasIcons = () => fetch(document.querySelector('use')!.href.baseVal).then(({ ok }) => ok);
  expect(await page.evaluate(hasIcons)).toBe(true);
  await expectAccessible(page);
  await openOther(page, copy.ranking.vacation);
  await expect(
    page.getByRole('heading', { name: copy.vacationPreferences.title, exact: true }),
  ).toBeVisible();
  await openOther(page, copy.ranking.jobs);
  await expect(list.picks).toContainText(['J002', 'J003']);
});

test('a first pick moves without a network, though its actions load when they are asked for', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await openOwnPhone(page, site, copy);
  network.cut();
  await page.reload();
  await list.add('J003');
  await list.showList();
  await list.moreButton('J003').click();
  await expect(list.actions('J003')).toBeVisible();
  await expect(page.getByText(copy.shell.offline)).toHaveCount(0);
});

/** The driver's saves, the oldest first. */
const readHistory = async ({ platform }: TestServer): Promise<string[]> => {
  const history = await platform.deps.stores.picks.history(scope, john, 10);
  return history.map(({ jobIds }) => jobIds.join(' ')).reverse();
};
const passCutoff = async (site: TestServer): Promise<void> => {
  const { window: selection } = (await site.platform.deps.stores.sites.read(scope)).site!;
  site.clock.moveTo(toInstant(Date.parse(selection.closesAt.instant) + minuteMs));
};

test('changes wait without a network, through a reload, and are saved once when it returns @core', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  const { noNetwork } = copy;
  await rankJobsOn(site, john, ['J002']);
  await changeWithoutNetwork({ page, site, network, copy, list });
  await expect(page.getByText(noNetwork.countsBefore.split('{')[0]!)).toBeVisible();
  await expect(page.getByText(copy.ranking.saveFailed.title)).toHaveCount(0);
  await expectAccessible(page);
  await test.step('a reload keeps the changes, with the URL and without', async () => {
    await page.reload();
    await expect(list.picks).toContainText(['J002', 'J003']);
    await expect(page).toHaveURL(/draft/);
    await page.goto('/driver-preferences');
    await expect(list.picks).toContainText(['J002', 'J003']);
    await expect(page.getByText(noNetwork.waiting)).toBeVisible();
  });
  await test.step('the last press is the one that is saved', async () => {
    await list.add('J001');
    await saveInVain(page, list);
  });
  network.mend();
  await expect(list.saved).toHaveText('1. J0022. J0033. J001');
  await expect(page.getByText(noNetwork.news.saved)).toBeVisible();
  await expect(page.getByText(noNetwork.waiting)).toHaveCount(0);
  await expect(page.getByText(copy.ranking.unsaved)).toHaveCount(0);
  expect(await readHistory(site)).toEqual(['J002', 'J002 J003 J001']);
  await test.step('the next save asks nothing', async () => {
    await list.add('J004');
    await list.save();
    await expect(list.saved).toHaveText('1. J0022. J0033. J0014. J004');
  });
  await expect.poll(() => readWaiting(page)).toEqual([]);
});

test('changes that arrive after the cutoff do not count, and the page says so', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  const { noNetwork } = copy;
  await rankJobsOn(site, john, ['J002']);
  await changeWithoutNetwork({ page, site, network, copy, list });
  await passCutoff(site);
  network.mend();
  // The session ended long before, so the driver signs in first.
  await expect(page.getByText(noNetwork.signInToSave)).toBeVisible();
  await expectAccessible(page);
  await openAsDriver(page, site, john);
  const refused = page.getByRole('alert').filter({ hasText: noNetwork.refused['too-late'] });
  await expect(refused).toContainText(noNetwork.whatCounts(copy.ranking.savedOn('')).slice(0, 40));
  await refused.getByText(noNetwork.theList(2)).click();
  await expect(refused.getByRole('listitem')).toHaveText(['1. J002', '2. J003']);
  await expect(list.saved).toHaveText('1. J002');
  await expectAccessible(page);
  await refused.getByRole('button', { name: noNetwork.discard }).click();
  await expect(refused).toHaveCount(0);
  expect(await readHistory(site)).toEqual(['J002']);
  await expect.poll(() => readWaiting(page)).toEqual([]);
});

test('waiting changes look right, and signing in again saves them', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await changeWithoutNetwork({ page, site, network, copy, list });
  await page.reload();
  await expect(page.getByText(copy.noNetwork.waiting)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  site.clock.advance(60 * minuteMs);
  network.mend();
  await page.getByRole('button', { name: copy.noNetwork.signIn, exact: true }).click();
  await page.getByRole('button', { name: copy.common.continue, exact: true }).click();
  await expect(page).toHaveURL(/driver-preferences/);
  await expect(list.saved).toHaveText('1. J003');
  expect(await readHistory(site)).toEqual(['J003']);
});

test('if another device saved meanwhile, the page asks which list counts', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  const { elsewhere } = copy.ranking;
  await changeWithoutNetwork({ page, site, network, copy, list });
  await rankJobsOn(site, john, ['J001', 'J002']);
  network.mend();
  const question = page.getByRole('alert').filter({ hasText: elsewhere.ask });
  await expect(question).toContainText(elsewhere.describe(['J001', 'J002'], 2));
  await expect(question).toContainText(elsewhere.describe(['J003'], 1));
  await expectAccessible(page);
  await test.step('also after a reload', async () => {
    await page.reload();
    await expect(question).toBeVisible();
  });
  await question.getByRole('button', { name: elsewhere.use }).click();
  await expect(list.saved).toHaveText('1. J003');
  await expect(question).toHaveCount(0);
  expect(await readHistory(site)).toEqual(['J001 J002', 'J003']);
  await expect.poll(() => readWaiting(page)).toEqual([]);
});

test('two pages of one phone save the last press once, and the other page asks before it replaces that', async ({
  page,
  context,
  site,
  network,
  copy,
  list,
}) => {
  const { noNetwork, ranking } = copy;
  await rankJobsOn(site, john, ['J002']);
  await openOwnPhone(page, site, copy);
  const [other, otherList] = await openSecondPage(context, copy, site);
  network.cut();
  await list.add('J003');
  await saveInVain(page, list);
  await expect(page.getByText(noNetwork.waiting)).toBeVisible();
  await otherList.add('J004');
  await saveInVain(other, otherList);
  await expect(other.getByText(noNetwork.waiting)).toBeVisible();
  network.mend();
  await test.step('the page that notices the network first sends what the other one pressed', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(list.saved).toHaveText('1. J0022. J004');
    await expect(list.picks).toContainText(['J002', 'J003']);
    await expect(page.getByText(ranking.unsaved)).toBeVisible();
  });
  await test.step('the other one learns of it', async () => {
    await expect(otherList.saved).toHaveText('1. J0022. J004');
    await expect(other.getByText(noNetwork.waiting)).toHaveCount(0);
    await expect(other.getByText(ranking.unsaved)).toHaveCount(0);
  });
  expect(await readHistory(site)).toEqual(['J002', 'J002 J004']);
  await expect.poll(() => readWaiting(page)).toEqual([]);
  await list.save();
  await expect(page.getByText(ranking.elsewhere.describe(['J002', 'J004'], 2))).toBeVisible();
  expect(await readHistory(site)).toEqual(['J002', 'J002 J004']);
});

test('a page with a draft of its own asks before it replaces what another page pressed', async ({
  page,
  context,
  site,
  network,
  copy,
  list,
}) => {
  const { noNetwork, ranking } = copy;
  await rankJobsOn(site, john, ['J002']);
  await openOwnPhone(page, site, copy);
  const [other, otherList] = await openSecondPage(context, copy, site);
  await otherList.add('J004');
  await expect(other).toHaveURL(/pick=J004/);
  network.cut();
  await list.add('J003');
  await saveInVain(page, list);
  await expect(page.getByText(noNetwork.waiting)).toBeVisible();
  await other.reload();
  await expect(otherList.picks).toContainText(['J002', 'J004']);
  await expect(other.getByText(noNetwork.waiting)).toBeVisible();
  network.mend();
  await expect(list.saved).toHaveText('1. J0022. J003');
  await expect(otherList.saved).toHaveText('1. J0022. J003');
  await otherList.save();
  await expect(other.getByText(ranking.elsewhere.describe(['J002', 'J003'], 2))).toBeVisible();
  expect(await readHistory(site)).toEqual(['J002', 'J002 J003']);
});

test('what cannot work without a network says so', async ({
  page,
  context,
  site,
  network,
  copy,
  list,
}) => {
  await openOwnPhone(page, site, copy);
  network.cut();
  await context.setOffline(true);
  await expect(page.getByText(copy.noNetwork.lost)).toBeVisible();
  await list.showList();
  await page.getByRole('main').getByRole('link', { name: copy.ranking.allSaves }).click();
  await expect(page.getByText(copy.noNetwork.needsNetwork)).toBeVisible();
  await expect(page).toHaveURL(/driver-preferences\?show=list$/);
  network.mend();
  await context.setOffline(false);
  await expect(page.getByText(copy.noNetwork.needsNetwork)).toHaveCount(0);
});

test('with one bar of signal, the copy is shown after some seconds', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await rankJobsOn(site, john, ['J002']);
  await openOwnPhone(page, site, copy);
  network.stall();
  await page.reload();
  await expect(list.picks).toContainText(['J002']);
  network.cut();
  await page.goto('/');
  await expect(list.picks).toContainText(['J002']);
});

/** What the browser has stored for the site, except cookies. */
const listStored = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    items: localStorage.length + sessionStorage.length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const nothing = { caches: [], databases: 0, items: 0, workers: 0 };

test('signing out leaves nothing, and asks first if changes wait @core', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await changeWithoutNetwork({ page, site, network, copy, list });
  await page.getByRole('button', { name: copy.shell.exit, exact: true }).click();
  await expect(page.getByText(copy.noNetwork.leaveText)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: copy.common.cancel, exact: true }).click();
  network.mend();
  await expect(list.saved).toHaveText('1. J003');
  await page.getByRole('button', { name: copy.shell.exit, exact: true }).click();
  await expect(page).not.toHaveURL(/driver-preferences/);
  await expect.poll(() => listStored(page)).toEqual({ ...nothing, items: expect.any(Number) });
});

test('the result opens without a network, and is up to date when it returns', async ({
  page,
  site,
  network,
  copy,
}) => {
  await rankJobsOn(site, john, ['J002']);
  await publish(site);
  await openOwnPhone(page, site, copy);
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: copy.preferences.yourJob('J002') })).toBeVisible();
  const asOf = page.getByText(copy.noNetwork.asOf('').slice(0, 20));
  await expect(asOf).toBeInViewport();
  await expect(page.getByRole('textbox', { name: copy.whoGot.title })).toBeVisible();
  await expect(page.getByText(copy.claims.file, { exact: true })).toBeVisible();
  await expectAccessible(page);
  network.mend();
  await expect(asOf).toHaveCount(0);
});

test('only its own driver keeps pages on a phone, and no other site erases them', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  const readCaches = async () => (await listStored(page)).caches;
  await test.step('other browsers keep nothing', async () => {
    await openAsDriver(page, site, john);
    await list.add('J003');
    await list.save();
    await expect(list.saved).toHaveText('1. J003');
    expect(await listStored(page)).toEqual({ ...nothing, items: expect.any(Number) });
  });
  await openOwnPhone(page, site, copy);
  for (const policy of ['unsafe-url', 'no-referrer'])
    await test.step(`a form of another site does not erase what the phone keeps, ${policy}`, async () => {
      const elsewhere = `http://${policy}.test/`;
      await page.route(elsewhere, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'referrer-policy': policy },
          body: `<form method="post" action="${network.url}/logout"><button>Win</button></form>`,
        }),
      );
      await page.goto(elsewhere);
      await page.getByRole('button').click();
      await expect(page).toHaveURL(`${network.url}/logout`);
      expect(await listKept(page)).toEqual(both);
    });
  await test.step('a page of another driver erases it', async () => {
    await openAsDriver(page, site, '2345678');
    await expect.poll(readCaches).toEqual([]);
  });
  await test.step('forgetting the phone erases it', async () => {
    await openAsDriver(page, site, john);
    await expect.poll(() => listKept(page)).toEqual(both);
    await page.goto('/driver-preferences/my-phone');
    await page.getByRole('button', { name: copy.myPhone.forgetThis }).click();
    await expect.poll(readCaches).toEqual([]);
  });
  await test.step('the worker erases by itself where a browser ignores Clear-Site-Data', async () => {
    await openOwnPhone(page, site, copy);
    await page.evaluate(() => fetch('/logout', { method: 'POST', redirect: 'manual' }));
    await expect.poll(readCaches).toEqual([]);
  });
});

test('a kiosk keeps nothing, even if it was a phone of its own before', async ({
  page,
  site,
  copy,
  adminCopy,
  serverCopy,
}) => {
  await openOwnPhone(page, site, copy);
  await setUpKiosk(page, site, { driver: copy, admin: adminCopy, server: serverCopy });
  await signInAtKiosk(page, copy);
  await expectHydrated(page);
  await expect.poll(async () => (await listStored(page)).caches).toEqual([]);
});

test('a list of weeks waits as well, and is sent from either page', async ({
  page,
  site,
  network,
  copy,
  list,
}) => {
  await offerWeeks(site, { count: 3, slots: 2 });
  await openVacations(site);
  await openOwnPhone(page, site, copy);
  await page.goto('/driver-vacation');
  network.cut();
  await list.add('W002');
  await saveInVain(page, list);
  await expect(page.getByText(copy.noNetwork.waiting)).toBeVisible();
  await openOther(page, copy.ranking.jobs);
  const other = page.getByText(copy.noNetwork.other.vacations);
  await expect(other).toBeVisible();
  network.mend();
  await expect(other).toHaveCount(0);
  const saved = await site.platform.deps.stores.vacationPicks.get(scope, john);
  expect(saved?.weekIds).toEqual(['W002']);
});

test('the worker replaces that of notifications, and a new release what the one before kept', async ({
  page,
  site,
  copy,
}) => {
  await openAsDriver(page, site, john);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js');
    await navigator.serviceWorker.ready;
  });
  await openOwnPhone(page, site, copy);
  await test.step('a browser with notifications gets the worker that does both', async () => {
    const scripts = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
    );
    expect(scripts).toEqual([new URL('/own-phone-worker.js', page.url()).href]);
  });
  await test.step('a new release replaces the pages and files of the one before', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('own-phone');
      await cache.put('/assets/old-1.js', new Response(''));
      const { headers } = (await cache.match('/driver-vacation'))!;
      await cache.put('/driver-vacation', new Response('/assets/manifest-old.js', { headers }));
    });
    await page.reload();
    const readOld = () =>
      page.evaluate(async () => {
        const cache = await caches.open('own-phone');
        const html = await (await cache.match('/driver-vacation'))!.text();
        const old = await cache.match('/assets/old-1.js');
        return [html.includes('manifest-old'), old !== undefined];
      });
    await expect.poll(readOld).toEqual([false, false]);
  });
});
