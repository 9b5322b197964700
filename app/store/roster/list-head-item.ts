import * as z from 'zod';
import type { Tenant } from '~/domain/company/scope';
import { isMissing, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { listHeadKey, listTailKey, type ListName } from '~/app/store/table/keys';

const listHeadSchema = z.object({
  version: z.int().min(0),
  /** How many items the journal of this version has; missing once it is applied. */
  journalParts: z.int().min(1).optional(),
});
export type ListHead = z.infer<typeof listHeadSchema>;

export const journalAttribute = 'journalParts';

/** The list's version, stored on both sides of its items: see `listHeadKey`. */
export const toListHeadItem = (tenant: Tenant, list: ListName, head: ListHead): Item => ({
  ...listHeadKey(tenant, list),
  type: 'list-head',
  ...head,
});
export const toListTailItem = (tenant: Tenant, list: ListName, version: number): Item => ({
  ...listTailKey(tenant, list),
  type: 'list-tail',
  version,
});
/** A list that was never written has version 0. */
export const fromListHeadItem = (item: Record<string, unknown> | undefined): ListHead =>
  item ? readItem('list-head', listHeadSchema, item) : { version: 0 };
export const fromListTailItem = (item: Record<string, unknown> | undefined): number =>
  item ? readItem('list-tail', listHeadSchema, item).version : 0;

const names = { '#version': 'version', '#journal': journalAttribute };

/**
 * Requires that the list has this version and no open journal, because a journal must be applied before the
 * next change.
 */
export const isListAt = (version: number): Condition =>
  version === 0
    ? isMissing
    : {
        expression: '#version = :version AND attribute_not_exists(#journal)',
        names,
        values: { ':version': version },
      };

/** Requires that the journal of this version has not been applied yet. */
export const isJournalOpen = (version: number): Condition => ({
  expression: '#version = :version AND attribute_exists(#journal)',
  names,
  values: { ':version': version },
});
