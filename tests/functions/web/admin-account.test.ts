import { afterAll, describe, expect, test } from 'vitest';
import { makeCode } from '~/app/services/passwords/make-code';
import { toInstant } from '~/domain/time/instant';
import { anEntry } from '~/tests/store/builders';
import { httpClient, loginAsAdmin, signedInAdmin } from '~/tests/support/http';
import { mails } from '~/tests/support/mails';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer();
afterAll(() => server.stop());

const password = 'harbour lantern violin';
const both = { password, repeated: password };

let sites = 0;
/** A separate site whose administrator has a link and no password yet. */
const aSiteWithLink = async () => {
  const { deps } = server.platform;
  const tenant = { companyId: `ACME${(sites += 1)}`, siteId: 'LAX' };
  const { site, company } = await deps.stores.sites.read({ companyId: 'DEFAULT', siteId: 'MAIN' });
  await deps.stores.sites.ensure({
    company: { ...company!, companyId: tenant.companyId, name: 'Acme Freight' },
    site: { ...site!, ...tenant, name: 'Los Angeles' },
    admin: {
      username: 'admin',
      passwordHash: null,
      role: 'site-admin',
      sessionVersion: 1,
      email: 'ada@acme.example',
    },
  });
  const at = toInstant(deps.clock.now());
  const { secret, code } = makeCode(deps, { kind: 'activation', tenant, username: 'admin', at });
  const mail = { ...mails['admin-activation'], ...tenant, secret };
  await deps.stores.codes.issue(code, { id: deps.ids.next(), at, mail }, anEntry());
  return { tenant, path: `/activate?code=${secret}`, secret };
};
const writtenMails = async () => {
  await server.sweep();
  return server.platform.outbox!.list(100);
};

describe('the activation link', () => {
  test('can be opened repeatedly but sets one password', async () => {
    const { tenant, path, secret } = await aSiteWithLink();
    const client = httpClient(server.url);
    expect((await loginAsAdmin(client, '', tenant)).status).toBe(401);
    for (const _ of [1, 2]) {
      const page = await client.get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('referrer-policy')).toBe('same-origin');
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(await page.text()).toContain('Activate your account');
    }
    const set = await client.post(path, both);
    expect(set.status).toBe(303);
    expect(set.headers.get('location')).toBe('/admin/dashboard');
    expect((await client.get('/admin/dashboard')).status).toBe(200);
    const again = await client.post(path, both);
    expect(again.status).toBe(410);
    expect(await again.text()).toContain('This link has already been used');
    expect((await loginAsAdmin(client, password, tenant, 'ADA@acme.example')).status).toBe(303);
    expect((await client.get('/admin/dashboard')).status).toBe(200);
    expect(server.logged.join('\n')).not.toContain(secret);
  });

  test.each(['', '?code=', '?code=guess', `?code=${'x'.repeat(5000)}`, '?code=%00'])(
    'is refused as %j',
    async (query) => {
      const client = httpClient(server.url);
      const page = await client.get(`/activate${query}`);
      expect(page.status).toBe(404);
      expect(await page.text()).toContain('This link is incomplete');
      expect((await client.post(`/activate${query}`, both)).status).toBe(404);
    },
  );

  test.each([
    [422, { password: 'short', repeated: 'short' }],
    [422, { password: 'passwordpassword', repeated: 'passwordpassword' }],
    [422, { password, repeated: '' }],
    [400, { password }],
    [400, { password: 'x'.repeat(2000), repeated: 'x' }],
    [400, { password: [password, password], repeated: password }],
  ])('answers %i to invalid input and stays usable', async (status, form) => {
    const { tenant, path } = await aSiteWithLink();
    const client = httpClient(server.url);
    expect((await client.post(path, form as Record<string, string>)).status).toBe(status);
    expect((await client.get(path)).status).toBe(200);
    expect((await loginAsAdmin(client, password, tenant)).status).toBe(401);
  });

  test('is refused from another origin', async () => {
    const { path } = await aSiteWithLink();
    const client = httpClient(server.url);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const form of [path, `${path}&_data=routes%2Factivate`])
      expect((await client.post(form, both, foreign)).status).toBe(403);
    expect((await client.get(path)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = (form: Record<string, string>) =>
    httpClient(server.url).post('/admin-portal/forgot-password', form);

  test('has the same answer for every account, and emails a link only to a known one', async () => {
    const { tenant } = await aSiteWithLink();
    const before = (await writtenMails()).length;
    const answers = [];
    for (const who of [
      { ...tenant, username: 'admin' },
      { ...tenant, username: 'nobody' },
      { companyId: 'NOBODY', siteId: 'LAX', username: 'admin' },
      { companyId: 'NOBODY', siteId: 'Los Angeles International', username: 'admin' },
      { companyId: "#'&", siteId: '', username: '\u0000' },
    ]) {
      const answer = await ask(who);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain('If this account exists and has an email address');
      answers.push(text.replace(/nonce="[^"]*"/g, '').length);
    }
    const all = await writtenMails();
    expect(all).toHaveLength(before + 1);
    expect(all[0]).toMatchObject({ to: 'ada@acme.example' });
    expect(all[0]?.text).toContain(`Company ID: ${tenant.companyId}`);
  });

  test.each([{}, { companyId: 'X'.repeat(200), siteId: 'LAX', username: 'admin' }])(
    'answers 400 to a malformed form %#',
    async (form) => {
      expect((await ask(form as Record<string, string>)).status).toBe(400);
    },
  );
});

describe('my account', () => {
  const path = '/admin/account';
  const activated = async () => {
    const { tenant, path: link } = await aSiteWithLink();
    const client = httpClient(server.url);
    await client.post(link, both);
    expect((await loginAsAdmin(client, password, tenant)).status).toBe(303);
    return { client, tenant };
  };

  test('is for administrators who are signed in', async () => {
    const client = httpClient(server.url);
    for (const url of [path, `${path}.data`]) {
      const answer = await client.get(url);
      expect(await answer.text()).not.toContain('Email address');
      expect([202, 303]).toContain(answer.status);
    }
  });

  test('changes the password, keeps this session and ends the others', async () => {
    const { client, tenant } = await activated();
    const other = await signedInAdmin(server.url, password, tenant);
    expect((await other.get('/admin/dashboard')).status).toBe(200);
    const next = 'violin lantern harbour';
    const form = { intent: 'password', password: next, repeated: next };
    const wrong = await client.post(path, { ...form, currentPassword: 'guess' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('This is not your current password. Please try again.');
    const changed = await client.post(path, { ...form, currentPassword: password });
    expect(changed.status).toBe(303);
    expect((await client.get(path)).status).toBe(200);
    expect((await other.get('/admin/dashboard')).status).toBe(303);
    expect((await loginAsAdmin(other, password, tenant)).status).toBe(401);
    expect((await loginAsAdmin(other, next, tenant)).status).toBe(303);
  });

  test.each([
    [400, { intent: 'other' }],
    [400, { intent: 'password', currentPassword: password }],
    [422, { intent: 'email', currentPassword: password, email: 'nobody' }],
    [422, { intent: 'email', currentPassword: password, email: 'a@b.co\r\nBcc: c@d.co' }],
    [422, { intent: 'password', currentPassword: password, password: 'short', repeated: '' }],
  ])('answers %i to %j', async (status, form) => {
    const { client } = await activated();
    expect((await client.post(path, form as Record<string, string>)).status).toBe(status);
    expect((await client.get(path)).status).toBe(200);
  });
});

describe('the sign-in history', () => {
  const path = '/admin/account';
  const aSiteWithPassword = async () => {
    const site = await aSiteWithLink();
    expect((await httpClient(server.url).post(site.path, both)).status).toBe(303);
    return site.tenant;
  };
  const cutRegion = (page: string, name: string) =>
    page.slice(page.indexOf(`aria-label="${name}"`)).split('</section>')[0] ?? '';

  test('shows only this account, and no text that a stranger sent', async () => {
    const [tenant, other] = [await aSiteWithPassword(), await aSiteWithPassword()];
    const stranger = httpClient(server.url);
    const agents = ['<img src=x>', 'Call 555-0199 at once/1.0 (x)', 'x'.repeat(9000)];
    for (const agent of agents)
      await stranger.post(
        '/admin-portal',
        { ...tenant, username: 'admin', password: 'guess' },
        { 'user-agent': agent },
      );
    await loginAsAdmin(stranger, 'guess', { ...tenant, companyId: 'NONE' });
    const [client, neighbour] = [httpClient(server.url), httpClient(server.url)];
    expect((await loginAsAdmin(client, password, tenant)).status).toBe(303);
    await loginAsAdmin(neighbour, password, other);
    const page = await (await client.get(path)).text();
    expect(cutRegion(page, 'Refused attempts').split('<li').slice(1)).toHaveLength(3);
    expect(cutRegion(page, 'Refused attempts').match(/Unknown device/g)).toHaveLength(3);
    expect(cutRegion(page, 'Signed in')).toContain('127.0.0.x');
    expect(page).not.toMatch(/127\.0\.0\.1|<img src=x|555-0199/);
    const theirs = await (await neighbour.get(path)).text();
    expect(cutRegion(theirs, 'Refused attempts')).toContain('No refused attempts');
    // The link that set the password signed in too.
    expect(cutRegion(theirs, 'Signed in').split('<li').slice(1)).toHaveLength(2);
  });
});

describe('the outbox of developers', () => {
  const master = async (origin = server.url) => {
    const client = httpClient(origin);
    expect((await loginAsAdmin(client, masterPassword)).status).toBe(303);
    return client;
  };

  test('shows emails and serves each as a file', async () => {
    const { secret } = await aSiteWithLink();
    const [mail] = await writtenMails();
    const client = await master();
    const page = await client.get('/dev/outbox');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`/activate?code=${secret}`);
    const file = await client.get(`/dev/outbox/${mail!.id}`);
    expect(file.headers.get('content-type')).toBe('message/rfc822');
    expect(await file.text()).toContain('From: Job Selection System <');
    for (const id of ['nothing', '..%2fadmin-password', '%2e%2e', '.hidden'])
      expect((await client.get(`/dev/outbox/${id}`)).status).toBe(404);
  });

  test('is hidden from everyone else', async () => {
    const { tenant, path } = await aSiteWithLink();
    const [mail] = await writtenMails();
    const stranger = httpClient(server.url);
    const siteAdmin = httpClient(server.url);
    await siteAdmin.post(path, both);
    await loginAsAdmin(siteAdmin, password, tenant);
    for (const url of ['/dev/outbox', `/dev/outbox/${mail!.id}`, '/dev/outbox.data']) {
      for (const client of [stranger, siteAdmin]) {
        const answer = await client.get(url);
        expect(await answer.text()).not.toContain('activate?code=');
      }
    }
    expect((await siteAdmin.get('/dev/outbox')).status).toBe(404);
    expect((await siteAdmin.get(`/dev/outbox/${mail!.id}`)).status).toBe(404);
    expect((await stranger.get('/dev/outbox')).status).toBe(303);
  });

  test('is hidden under a public origin', async () => {
    const open = await startTestServer({ PUBLIC_ORIGIN: 'http://jobs.example.com' });
    try {
      const client = httpClient(open.url);
      const login = { companyId: 'DEFAULT', siteId: 'MAIN', username: 'admin' };
      const own = { origin: 'http://jobs.example.com' };
      await client.post('/admin-portal', { ...login, password: masterPassword }, own);
      expect((await client.get('/admin/account')).status).toBe(200);
      expect((await client.get('/dev/outbox')).status).toBe(404);
    } finally {
      await open.stop();
    }
  });
});
