import { expect, test } from 'vitest';
import { issueResetCode } from '~/app/services/access/issue-reset-code.server';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';

const id = '1000001';
const site = () => fakeSite([aDriver({ employeeId: id, name: 'Ada' })]);
const issue = async (fake: FakeSite, employeeId = id) =>
  issueResetCode({ deps: fake.deps, access: await fake.asAdmin(), employeeId });

test('a code is handed over once: neither the store nor the log has it', async () => {
  const fake = await site();
  const issued = await issue(fake);
  if (!issued.ok) throw new Error('No code');
  const { code } = issued.value;
  expect(issued.value).toEqual({ employeeId: id, name: 'Ada', code });
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { credential } = await fake.deps.stores.access.ofDriver(fake.scope, id);
  expect(credential).toMatchObject({
    sessionVersion: 0,
    resetCode: { hash: fake.deps.sha256(code) },
  });
  const [entry] = await fake.deps.stores.activity.latest(fake.scope, 1);
  expect(entry?.details).toBe('Issued a one-time password code for Ada (1000001)');
  expect(JSON.stringify([credential, entry])).not.toContain(code);
});

test('nobody gets no code', async () => {
  expect(await issue(await site(), '9999999')).toEqual({
    ok: false,
    error: { code: 'employee-not-found' },
  });
});
