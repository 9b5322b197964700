import type { Browser, Page } from '@playwright/test';
import type { Tenant } from '~/domain/company/scope';
import type { TestServer } from '~/tests/support/test-server';
import { expect } from './site';

/** The password of everybody in the stories about people. */
export const password = 'harbour lantern violin';

/** Signs in as somebody whose account the site `tenant` keeps, and opens a page. */
export const enter = async (
  page: Page,
  { url }: TestServer,
  username: string,
  { tenant, path = '/admin/dashboard' }: { tenant: Tenant; path?: string },
): Promise<Page> => {
  const answer = await page.context().request.post('/admin-portal', {
    form: { ...tenant, username, password },
    headers: { origin: url },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(path);
  return page;
};

/** A browser of another person. */
export const newPage = async (
  browser: Browser,
  { url }: TestServer,
  options = {},
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, ...options });
  return context.newPage();
};

/** The link to choose a password from the newest email that has one. */
export const readInvitation = async (site: TestServer): Promise<string> => {
  await site.sweep();
  for (const { text } of await site.platform.outbox!.list(20)) {
    const [link] = /\/activate\?code=[\w-]+/.exec(text) ?? [];
    if (link) return link;
  }
  throw new Error('Nobody is invited');
};
