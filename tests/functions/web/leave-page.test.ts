import { afterAll, expect, test } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { addDays } from '~/domain/time/iso-week';
import { signedInAdmin } from '~/tests/support/http';
import { makeTestScope, testEntry } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const { leave } = copies.en.admin;
const scope = makeTestScope(defaultTenant);
const server = await startTestServer();
afterAll(() => server.stop());
const { deps } = server.platform;
await seedSample({ deps });

test('sends no more spans than it shows, however many there are', async () => {
  const spans = Array.from({ length: 40 }, (_, at) => {
    const day = addDays('2027-01-04', at * 7);
    return { from: day, to: day, kind: 'other' as const };
  });
  const expiresAt = '2028-01-01T00:00:00.000Z';
  for (const employeeId of ['1234567', '2345678', '3456789'])
    await deps.stores.leave.save(
      scope,
      { employeeId, version: 0, spans },
      { expiresAt, entry: testEntry(deps) },
    );
  const admin = await signedInAdmin(server.url, masterPassword);
  const page = await (await admin.get('/admin/leave')).text();
  expect(page).toContain(leave.first(100, 120));
  expect(page.split('name="seen"').length - 1).toBe(100);
  const data = await (await admin.get('/admin/leave.data')).text();
  expect(data).toContain('2027-01-04');
  expect(data).not.toContain('2027-10-04');
  const file = await (await admin.get('/admin/leave/export')).text();
  expect(file.trim().split('\n')).toHaveLength(121);
});
