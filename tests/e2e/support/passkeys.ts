import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startTestServer } from '~/tests/support/test-server';
import { test as base } from './site';

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Browsers allow passkeys on hosts with a name only, so this site is served from one. */
export const test = base.extend({
  site: async ({ browser }, use) => {
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const site = await startTestServer({ PORT: String(port), PUBLIC_ORIGIN: url });
    await use({ ...site, url });
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
  },
});

/** A phone that verifies its user by itself. */
export const addPhone = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: (isRefused: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }),
  };
};
