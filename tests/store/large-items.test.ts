import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { keptChangeKey } from '~/app/store/table/keys';
import { startTestStore } from '~/tests/support/embedded-store';
import { aDriver } from '~/tests/support/roster-builders';
import { anEntry, aScope, now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

/** Names that hardly compress. */
const names = Array.from({ length: 16_000 }, (_, at) =>
  createHash('sha256').update(String(at)).digest('base64'),
);

test('figures that do not fit into an item are not stored', async () => {
  const award = { periodId: '2026-W49', version: 1, stage: 'stage', publishedAt: now, digest: '' };
  const version = { ...award, answeredClaims: [] };
  const drivers = names.map((name, at) => ({
    ...{ employeeId: String(2_000_000 + at), name, seniorityNumber: at, savedAt: now },
    ...{ ranked: 1, rank: 1, jobId: 'J1', assignmentType: 'preference' as const },
  }));
  const { awards } = store.stores;
  const scope = aScope();
  await awards.keepFigures(scope, version, { drivers, jobs: [] });
  expect(await awards.figuresIn(scope, [version])).toEqual([null]);
  await awards.keepFigures(scope, version, { drivers: drivers.slice(0, 1_000), jobs: [] });
  expect((await awards.figuresIn(scope, [version]))[0]?.drivers).toHaveLength(1_000);
});

test('a change that does not fit into an item is stored, and cannot be undone', async () => {
  const scope = aScope();
  const { drivers } = store.stores;
  const rows = names.map((name, at) => aDriver({ employeeId: String(2_000_000 + at), name }));
  const commit = (expectedVersion: number, stored: typeof rows) =>
    drivers.commit(scope, {
      ...{ expectedVersion, puts: rows.slice(0, 1), deletes: [], entry: anEntry() },
      keep: { stored, before: [] },
    });
  expect((await commit(0, rows.slice(0, 1_000))).ok).toBe(true);
  expect((await commit(1, rows)).ok).toBe(true);
  const [kept, ...others] = await drivers.changes(scope, { limit: 20 });
  expect([kept?.stored.length, others]).toEqual([1_000, []]);
});

test('a bulk change that an earlier release kept can be undone for its day', async () => {
  const scope = aScope();
  const { drivers } = store.stores;
  const before = [aDriver()];
  const bytes = deflateRawSync(JSON.stringify({ stored: [], before }));
  const old = { ...keptChangeKey(scope, 'DRIVER', ''), type: 'last-bulk', at: now, by: 'admin' };
  await store.client.send(new PutCommand({ TableName: store.tableName, Item: { ...old, bytes } }));
  const kept = { id: '', at: now, by: 'admin', stored: [], before };
  expect(await drivers.changes(scope, { limit: 20 })).toEqual([kept]);
  expect(await drivers.findChange(scope, '')).toEqual(kept);
  const undone = { expectedVersion: 0, puts: before, deletes: [], entry: anEntry() };
  expect((await drivers.commit(scope, { ...undone, keep: { undoes: '' } })).ok).toBe(true);
  expect(await drivers.changes(scope, { limit: 20 })).toEqual([]);
});
