import type { SessionKind } from '~/app/platform/auth/session.server';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { loginAsAdmin } from './http';
import { plainBrowser, type PlainBrowser } from './plain-browser';
import { makeTestScope } from './stocked-site';
import type { TestServer } from './test-server';

const startSession = async (
  { client }: PlainBrowser,
  { platform: { sessions } }: TestServer,
  kind: SessionKind,
  subject: string,
): Promise<void> => {
  const cookie = await sessions.start(kind, {
    subject,
    tenant: makeTestScope(defaultTenant),
    signedInBy: kind === 'admin' ? 'password' : 'id',
    sessionVersion: kind === 'admin' ? 1 : 0,
    sessionEpoch: 0,
  });
  const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
  client.cookies.set(name, value);
};

/** Opens a page as the administrator without the login form, for tests that are not about signing in. */
export const openAsAdmin = async (
  page: PlainBrowser,
  site: TestServer,
  path = '/admin/dashboard',
): Promise<void> => {
  await startSession(page, site, 'admin', 'admin');
  await page.open(path);
};

/** A browser of its own, in which the administrator opens a page without the login form. */
export const visitAsAdmin = async (site: TestServer, path?: string): Promise<PlainBrowser> => {
  const page = plainBrowser(site.url);
  await openAsAdmin(page, site, path);
  return page;
};

/** Opens a page as a driver who has no password. */
export const openAsDriver = async (
  page: PlainBrowser,
  site: TestServer,
  employeeId = '1234567',
  path = '/driver-preferences',
): Promise<void> => {
  await startSession(page, site, 'driver', employeeId);
  await page.open(path);
};

/** Signs in as somebody whose account the site `tenant` keeps, and opens a page. */
export const enterAs = async (
  page: PlainBrowser,
  username: string,
  { tenant, password, path }: { tenant: Tenant; password: string; path: string },
): Promise<void> => {
  const { status } = await loginAsAdmin(page.client, password, { ...tenant }, username);
  if (status !== 303) throw new Error(`${username} was not let in: ${status}`);
  await page.open(path);
};
