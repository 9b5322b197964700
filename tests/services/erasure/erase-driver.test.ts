import { expect, test } from 'vitest';
import { eraseDriver } from '~/app/services/erasure/erase-driver.server';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const employeeId = '1000001';

const start = async () => {
  const { deps, scope, asAdmin } = await fakeSite();
  const puts = [aDriver({ employeeId })];
  const entry = testEntry(deps);
  await deps.stores.drivers.commit(scope, { expectedVersion: 0, puts, deletes: [], entry });
  const access = await asAdmin();
  return {
    erase: (typed: string, session: { byMasterPassword?: true } = {}) =>
      eraseDriver({
        deps,
        access: { ...access, ...session },
        input: { employeeId, typed },
      }),
    listDrivers: async () =>
      (await deps.stores.drivers.list(scope)).items.map((driver) => driver.employeeId),
  };
};

test.each([
  ['another ID', 'other-id-typed', '1000002', {}],
  [
    'the master password',
    'no-erasure-with-master-password',
    employeeId,
    { byMasterPassword: true } as const,
  ],
])('erases nobody with %s', async (_, code, typed, session) => {
  const { erase, listDrivers } = await start();
  expect(await erase(typed, session)).toEqual({ ok: false, error: { code } });
  expect(await listDrivers()).toEqual([employeeId]);
});

test('a driver leaves the roster at once, with a number of as many digits', async () => {
  const { erase, listDrivers } = await start();
  const begun = await erase(employeeId);
  expect(begun).toMatchObject({ ok: true, value: expect.stringMatching(/^\d{7}$/) });
  expect(await listDrivers()).toEqual([]);
});
