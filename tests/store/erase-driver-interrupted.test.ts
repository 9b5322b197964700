import { afterEach, beforeEach, expect, test } from 'vitest';
import { createErasureStore } from '~/app/store/erasure/erasure-store.server';
import type { ActivityEvent } from '~/domain/activity/activity';
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import { fakeSite } from '~/tests/support/fake-site';
import { aDriver } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';
import { injectFaults } from '~/tests/support/store-faults';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { aPickList } from './builders';

let store: TestStore;
beforeEach(async () => {
  store = await startTestStore();
});
afterEach(() => store.stop());

const isWrite = (name: unknown) => /Write|Put|Update|Delete/.test(String(name));

/** A client of which one write fails, after it was stored. */
const createKilledClient = (atWrite: number) => {
  const client = store.newClient();
  let writes = 0;
  const kill = ({ command }: { command: string }) =>
    isWrite(command) && (writes += 1) === atWrite ? new Error('killed') : undefined;
  injectFaults(client, () => undefined, kill);
  return client;
};

test('loses no name and counts nothing twice, whichever write is the last before an interruption', async () => {
  const ids = Array.from({ length: 16 }, (_, index) => String(7_000_001 + index));
  const drivers = ids.map((employeeId, index) =>
    aDriver({ employeeId, seniorityNumber: index + 1, name: `Quentin Newname${employeeId}` }),
  );
  const { deps, scope } = await fakeSite(drivers, [], store.stores);
  const { activity, erasures, picks } = deps.stores;
  let failed = 0;
  for (const [index, employeeId] of ids.entries()) {
    // The log knows the driver by another name, which only its second entry says.
    const former = `Quentin Oldname${employeeId}`;
    const noun = 'driver' as const;
    const events: ActivityEvent[] = [
      { code: 'text', text: `Called ${former}` },
      { code: 'row-added', noun, name: `${former} (${employeeId})` },
    ];
    for (const event of events) await activity.append(scope, { ...testEntry(deps), event });
    const at = '2026-11-23T12:00:00.000Z';
    const number = String(5_000_001 + index);
    const asked = { employeeId, number, at, by: 'Ann', entry: testEntry(deps) };
    expect((await erasures.begin(scope, asked)).ok).toBe(true);
    for (const receiptNumber of ['A-1', 'A-2']) {
      const late = aPickList({ employeeId, receiptNumber, acceptedAt: at });
      await picks.save(scope, late, testEntry(deps));
    }
    const client = createKilledClient(index + 1);
    const killed = createErasureStore({ client, tableName: store.tableName, deadlineMs: 20_000 });
    const context = { now: at, hasTime: () => true, toEntry: () => testEntry(deps) };
    const isDone = async () => (await killed.list(scope))[index]!.doneAt !== null;
    for (let sweeps = 0; sweeps < 9 && !(await isDone()); sweeps += 1)
      await killed.continue(scope, number, context).catch(() => (failed += 1));
    client.destroy();
    // The list and two saves.
    const erasure = (await killed.list(scope))[index];
    expect([index, erasure]).toMatchObject([index, { doneAt: at, counts: { deleted: 3 } }]);
    const texts = (await readStoredTexts(store)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(former) || text.includes(employeeId))).toEqual([]);
  }
  expect(failed).toBeGreaterThan(9);
});
