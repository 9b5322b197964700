import * as z from 'zod';
import { isMissing, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { listHeadKey, listTailKey, type ListName } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { toUnfinishedAttributes } from '~/app/store/unfinished/unfinished-item';
import type { Tenant } from '~/domain/company/scope';
import type { Instant } from '~/domain/time/instant';

const listHeadSchema = z.object({
  version: z.int().min(0),
  /** The number of items in the journal of this version; missing if there is none or all of it is applied. */
  journalParts: z.int().min(1).optional(),
  /** The number of steps in the journal, and of those that are applied. */
  steps: z.int().min(1).optional(),
  applied: z.int().min(0).optional(),
});
export type ListHead = z.infer<typeof listHeadSchema>;

const listTailSchema = z.object({ version: z.int().min(0) });

export const toListHeadItem = (tenant: Tenant, list: ListName, head: ListHead): Item => ({
  ...listHeadKey(tenant, list),
  type: 'list-head',
  ...head,
});
/** The head of a list with a journal, which a scheduled function finishes if the writer does not. */
export const toOpenListHeadItem = (
  tenant: Tenant,
  list: ListName,
  head: ListHead,
  begunAt: Instant,
): Item => ({
  ...toListHeadItem(tenant, list, head),
  list,
  ...toUnfinishedAttributes(tenant, begunAt),
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
  item ? readItem('list-tail', listTailSchema, item).version : 0;

/**
 * Requires that the list has this version and no open journal, because a journal must be applied before the
 * next change.
 */
export const isListAt = (version: number): Condition =>
  version === 0
    ? isMissing
    : {
        expression: '#version = :version AND attribute_not_exists(#journal)',
        names: { '#version': 'version', '#journal': 'journalParts' },
        values: { ':version': version },
      };

/** Requires that this version's journal is open and exactly `applied` of its steps are applied. */
export const isAppliedUpTo = (version: number, applied: number): Condition => ({
  expression:
    '#version = :version AND attribute_exists(#journal) AND (#applied = :applied OR (attribute_not_exists(#applied) AND :applied = :none))',
  names: { '#version': 'version', '#journal': 'journalParts', '#applied': 'applied' },
  values: { ':version': version, ':applied': applied, ':none': 0 },
});

/** An update of the head: all steps are applied. */
export const closingJournal: Required<Condition> = {
  expression: 'REMOVE #journal, #steps, #applied, #dueShard, #dueAt',
  names: {
    '#journal': 'journalParts',
    '#steps': 'steps',
    '#applied': 'applied',
    '#dueShard': dueIndex.partitionKey,
    '#dueAt': dueIndex.sortKey,
  },
  values: {},
};
