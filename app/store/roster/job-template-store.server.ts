import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import type { JobTemplateStore } from '~/app/ports/roster';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { jobTemplatesKey } from '~/app/store/table/keys';
import { jobSchema } from '~/domain/jobs/job-schema';
import { fail, ok } from '~/domain/shared/result';
import { partBytes } from './journal-item';

const type = 'job-templates';
const itemSchema = z.object({ version: z.int(), bytes: z.instanceof(Uint8Array) });
const contentSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    savedAt: z.string(),
    by: z.string(),
    jobs: z.array(jobSchema),
  }),
);

/** One item of up to 350 KB, compressed: 20 templates with 500 jobs each take about 160 KB. */
export const createJobTemplateStore = (db: Db): JobTemplateStore => ({
  read: async (scope) => {
    const item = await getItem(db, jobTemplatesKey(scope));
    if (!item) return { version: 0, templates: [] };
    const { version, bytes } = readItem(type, itemSchema, item);
    const text = inflateRawSync(bytes).toString('utf8');
    return { version, templates: contentSchema.parse(JSON.parse(text)) };
  },
  save: async (scope, { version, templates }, entry) => {
    const bytes = deflateRawSync(JSON.stringify(templates));
    if (bytes.length > partBytes) return fail({ code: 'templates-too-large' });
    const unchanged = {
      expression: '#version = :version',
      names: { '#version': 'version' },
      values: { ':version': version },
    };
    const refused = await transact(db, [
      {
        put: { ...jobTemplatesKey(scope), type, version: version + 1, bytes },
        if: version === 0 ? isMissing : unchanged,
        refused: 'changed',
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'templates-changed' });
  },
});
