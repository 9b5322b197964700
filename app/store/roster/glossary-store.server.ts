import * as z from 'zod';
import type { GlossaryStore } from '~/app/ports/roster';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { importGlossaryKey } from '~/app/store/table/keys';
import type { RosterNoun } from '~/domain/roster/roster-text';

const type = 'import-glossary';
/** Erasing a driver looks for their name in each `text`. */
const itemSchema = z.object({
  version: z.int(),
  headers: z.array(z.object({ text: z.string(), field: z.string().nullable() })),
  words: z.array(z.object({ text: z.string(), field: z.string(), meaning: z.string() })),
});

const lists = { driver: 'DRIVER', job: 'JOB', 'vacation week': 'WEEK' } as const satisfies Record<
  RosterNoun,
  unknown
>;

/** An item takes up to 50 KB. */
export const createGlossaryStore = (db: Db): GlossaryStore => ({
  read: async (scope, noun) => {
    const item = await getItem(db, importGlossaryKey(scope, lists[noun]));
    if (!item) return { version: 0, headers: [], words: [] };
    const { version, headers, words } = readItem(type, itemSchema, item);
    return {
      version,
      headers: headers.map(({ text, field }) => ({ header: text, field })),
      words: words.map(({ text, field, meaning }) => ({ field, word: text, meaning })),
    };
  },
  save: async (scope, noun, { glossary: { version, headers, words }, entry }) => {
    const item = {
      ...importGlossaryKey(scope, lists[noun]),
      type,
      version: version + 1,
      headers: headers.map(({ header, field }) => ({ text: header, field })),
      words: words.map(({ field, word, meaning }) => ({ text: word, field, meaning })),
    };
    const refused = await transact(db, [
      { put: item, if: hasVersion(version), refused: 'changed' },
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ]);
    return refused.length === 0;
  },
});
