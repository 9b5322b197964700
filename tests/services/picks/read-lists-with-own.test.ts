import { expect, test } from 'vitest';
import { readListsWithOwn } from '~/app/services/picks/read-lists-with-own.server';
import { aPickList } from '~/tests/store/builders';
import { fakeSite } from '~/tests/support/fake-site';

const readLists = async (own: ReturnType<typeof aPickList> | null) => {
  const { scope } = await fakeSite();
  const known = [aPickList({ employeeId: '1000001' }), aPickList({ employeeId: '1000002' })];
  const readAll = async () => ({ lists: known });
  return {
    known,
    lists: await readListsWithOwn({
      store: { get: async () => own },
      readAll,
      scope,
      employeeId: '1000001',
    }),
  };
};

test('a driver sees the own list as it was just saved, between older lists of others', async () => {
  const own = aPickList({ employeeId: '1000001', jobIds: ['J9'] });
  const { known, lists } = await readLists(own);
  expect(lists).toEqual([known[1], own]);
});

test('a list of the driver that is no longer stored is left out', async () => {
  const { known, lists } = await readLists(null);
  expect(lists).toEqual([known[1]]);
});
