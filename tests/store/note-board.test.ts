import { afterAll, expect, test } from 'vitest';
import { createStores } from '~/app/store/create-stores.server';
import type { PastNote } from '~/domain/notes/note-schema';
import { startTestStore } from '~/tests/support/embedded-store';
import { anEntry, aScope, now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

const past: PastNote = {
  ...{ id: '01P', title: 'Gate 4', text: 'Use gate 5.', at: now, by: 'admin', audience: 'all' },
  ...{ count: 4, emailed: null, lastDay: '2026-11-22', until: now },
};

/** Stores whose first read of several items does not see the earlier notes, as if they were written after it. */
const lateReader = () => {
  const client = store.newClient();
  let isFirst = true;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        if (String(commandName) !== 'BatchGetItemCommand' || !isFirst) return result;
        isFirst = false;
        const output = result.output as { Responses?: Record<string, Record<string, unknown>[]> };
        for (const items of Object.values(output.Responses ?? {})) {
          const at = items.findIndex((item) => JSON.stringify(item).includes('past-notes'));
          if (at >= 0) items.splice(at, 1);
        }
        return result;
      },
    { step: 'initialize', name: 'lateReader' },
  );
  return createStores({ client, tableName: store.tableName });
};

test('a board that was written between the reads of its two items is read again', async () => {
  const scope = aScope();
  const board = { version: 0, current: [], past: [past] };
  const saved = await store.stores.notes.save(scope, board, { entry: anEntry(), notice: null });
  expect(saved.ok).toBe(true);
  expect(await lateReader().notes.board(scope)).toEqual({ ...board, version: 1 });
});
