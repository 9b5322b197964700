import type * as z from 'zod';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { erasedHistoryKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import {
  erasedHistorySchema,
  historyCountsSchema,
  noCounts,
  type ErasedHistory,
} from '~/domain/retention/erased-history-schema';

const type = 'erased-history';
const schema = erasedHistorySchema.extend({
  /** The counts that the site's log has told. */
  logged: historyCountsSchema,
});
export type StoredErasedHistory = ErasedHistory & Pick<z.infer<typeof schema>, 'logged'>;

export const toErasedHistoryItem = (tenant: Tenant, erased: StoredErasedHistory): Item => ({
  ...erasedHistoryKey(tenant),
  type,
  ...erased,
});

export const fromErasedHistoryItem = (
  item: Record<string, unknown> | undefined,
): StoredErasedHistory =>
  item ? readItem(type, schema, item) : { counts: noCounts, logged: noCounts, keptFrom: {} };
