import { expect, test } from 'vitest';
import { httpClient } from '~/tests/support/http';
import { startTestServer } from '~/tests/support/test-server';

test("the master password opens the master administrator's site but no master page", async () => {
  const word = 'glass behind a red door';
  const server = await startTestServer({ MASTER_PASSWORD: word });
  try {
    const client = httpClient(server.url);
    const login = { companyId: 'DEFAULT', siteId: 'MAIN', username: 'admin' };
    expect((await client.post('/admin-portal', { ...login, password: `${word}!` })).status).toBe(
      401,
    );
    expect((await client.post('/admin-portal', { ...login, password: word })).status).toBe(303);
    expect((await client.get('/admin/dashboard')).status).toBe(200);
    for (const path of ['', '/companies', '/requests', '/settings']) {
      const answer = await client.get(`/admin/master${path}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/dashboard']);
    }
    expect(server.logged.join('\n')).not.toContain(word);
    server.clock.advance(16 * 60_000);
    expect((await client.get('/admin/dashboard')).headers.get('location')).toMatch(
      /^\/admin-portal/,
    );
  } finally {
    await server.stop();
  }
});
