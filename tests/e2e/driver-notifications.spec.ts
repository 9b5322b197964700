import type { BrowserContext, Page } from '@playwright/test';
import { writeIn } from '~/app/copy/server-copy.server';
import { writePushBody } from '~/app/platform/mail/push-text.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { publishAward } from '~/app/services/award/publish-award.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { browserFlags, findFullBrowser } from '~/infra/local/browser';
import { createBrowserKeys, startPushService } from '~/tests/support/push-service';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import {
  expect,
  expectAccessibleInEveryLook,
  expectToast,
  openAsDriver,
  scope,
  test as base,
} from './support/site';

type PushService = Awaited<ReturnType<typeof startPushService>>;

const test = base.extend<{ service: PushService }>({
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  site: async ({ browser, service }, use) => {
    const site = await startTestServer({ PUSH_LOCAL_ORIGIN: service.origin });
    await seedSample(site.platform);
    await use(site);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
  },
});

test.use({ launchOptions: { executablePath: await findFullBrowser(), args: browserFlags } });

const path = '/driver-preferences/messages';

/**
 * A browser asks its vendor's push service for an endpoint, which needs the internet. Only that answer is replaced here: the
 * keys are real, and so are the worker, the messages and their encryption.
 */
const answerSubscribe = async (page: Page, service: PushService) => {
  const { p256dh, auth, decrypt } = createBrowserKeys();
  const subscription = { endpoint: `${service.origin}/browser`, keys: { p256dh, auth } };
  await page.addInitScript((made) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => made }) as unknown as PushSubscription;
  }, subscription);
  return { decrypt };
};

/** Hands a message to the page's real service worker, as a browser does after it decrypted one. */
const createDeliver = async (context: BrowserContext, page: Page, origin: string) => {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

const readShown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body }) => ({ title, body }));
  });

const publish = async ({ platform: { deps }, clock }: TestServer) => {
  const { site, company } = await deps.stores.sites.read(scope);
  clock.moveTo(new Date(Date.parse(site!.window.closesAt.instant) + 60_000).toISOString());
  const actor = { role: 'master', username: 'admin' } as const;
  const access = { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
  expect((await publishAward({ deps, access })).ok).toBe(true);
};

test('a phone is added, confirms itself, and shows that the assignments are published', async ({
  page,
  context,
  site,
  service,
  copy,
  serverCopy,
  language,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url });
  const { decrypt } = await answerSubscribe(page, service);
  const { contacts } = site.platform.deps.stores;
  await contacts.setLanguage(scope, '1234567', language);
  await openAsDriver(page, site, '1234567', path);
  await page.getByRole('button', { name: copy.messages.turnOn }).click();
  await expectToast(page, serverCopy.notifications.added.title);
  await expect(page.getByText(copy.messages.deviceWaits)).toBeVisible();

  await site.sweep();
  const deliver = await createDeliver(context, page, site.url);
  await deliver(decrypt(service.requests[0]!.body));
  await expect(page.getByText(copy.messages.deviceIsOn)).toBeVisible();
  const siteName = (await site.platform.deps.stores.sites.read(scope)).site!.name;
  const first = { title: siteName, body: serverCopy.notifications.turnedOn };
  await expect.poll(() => readShown(page)).toEqual([first]);

  await publish(site);
  await site.sweep();
  const sent = decrypt(service.requests[1]!.body);
  expect(sent).not.toMatch(/1234567|John|J00\d/);
  await deliver(sent);
  const body = writeIn(language, () =>
    writePushBody({
      ...{ kind: 'push', ...scope, siteName, employeeId: '1234567', deviceId: '' },
      message: { kind: 'award-published', periodId: '2026-W49' },
    }),
  );
  await expect.poll(() => readShown(page)).toEqual([first, { title: siteName, body }]);

  // The clock has moved past the end of the session.
  await openAsDriver(page, site, '1234567', path);
  await page.getByRole('button', { name: new RegExp(`^${copy.messages.remove} `) }).click();
  await expectToast(page, serverCopy.notifications.removed.title);
  expect((await contacts.get(scope, '1234567'))?.push?.devices).toEqual([]);
});

test('a tap opens the page that a notification is about, and never another site', async ({
  page,
  context,
  site,
  service,
  copy,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url });
  await answerSubscribe(page, service);
  await openAsDriver(page, site, '1234567', path);
  const starting = context.waitForEvent('serviceworker');
  await page.getByRole('button', { name: copy.messages.turnOn }).click();
  const worker = await starting;
  await expect(page.getByText(copy.messages.deviceWaits)).toBeVisible();
  // A browser opens a page only in answer to a real press, which there is none of without a screen.
  const opened = await worker.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (url: string) => Promise<null> };
      registration: ServiceWorkerRegistration;
    };
    const addresses: string[] = [];
    scope.clients.openWindow = async (url) => {
      addresses.push(url);
      return null;
    };
    const press = async (address: string) => {
      await scope.registration.showNotification('Test', { tag: address, data: { path: address } });
      const [notification] = await scope.registration.getNotifications({ tag: address });
      const event = new Event('notificationclick');
      self.dispatchEvent(
        Object.assign(event, { notification, waitUntil: (done: Promise<unknown>) => void done }),
      );
    };
    await press('/driver-preferences?c=DEFAULT&s=MAIN');
    await press('https://evil.test/');
    await press('//evil.test/');
    return { addresses, left: (await scope.registration.getNotifications()).length };
  });
  expect(opened.addresses).toEqual([`${site.url}/driver-preferences?c=DEFAULT&s=MAIN`]);
});

test('a reader who blocks notifications is told so, and nothing is stored', async ({
  page,
  site,
  copy,
}) => {
  await openAsDriver(page, site, '1234567', path);
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.getByRole('button', { name: copy.messages.turnOn }).click();
  await expect(page.getByText(copy.messages.denied)).toBeVisible();
  expect(await site.platform.deps.stores.contacts.get(scope, '1234567')).toBeNull();
});

test('a push service that cannot be reached is named as a failure', async ({
  page,
  context,
  site,
  copy,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error('AbortError'));
  });
  await openAsDriver(page, site, '1234567', path);
  await page.getByRole('button', { name: copy.messages.turnOn }).click();
  await expect(page.getByText(copy.messages.turnOnFailed)).toBeVisible();
});

test('devices and choices are accessible', async ({ page, site, copy }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const { contacts } = site.platform.deps.stores;
  const device = { p256dh: '', auth: '', addedAt: '2026-11-20T12:00:00.000Z' };
  await contacts.changeDevices(scope, '1234567', {
    knownVersion: 0,
    devices: [
      { id: 'ONE', endpoint: 'https://one.test', name: 'Chrome · Android', ...device },
      {
        id: 'TWO',
        endpoint: 'https://two.test',
        name: 'unknown',
        unconfirmed: true,
        ...device,
      },
    ],
    entry: {
      id: '01JDBHMGR0',
      at: '2026-11-20T12:00:00.000Z',
      actor: { role: 'system', id: 'test', name: 'test' },
      action: 'update',
      event: { code: 'device-changed', change: 'added' },
    },
    messages: [],
  });
  await openAsDriver(page, site, '1234567', path);
  await expect(page.getByText(copy.messages.deviceWaits)).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
