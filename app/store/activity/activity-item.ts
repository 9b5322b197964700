import * as z from 'zod';
import type { Activity } from '~/domain/activity/activity';
import { activitySchema } from '~/domain/activity/activity-schema';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { activityKey, activityViewKey } from '~/app/store/table/keys';

export const toActivityItem = (tenant: Tenant, entry: Activity): Item => ({
  ...activityKey(tenant, entry.id),
  type: 'activity',
  ...entry,
});

/** Earlier versions stored a sentence, `details`. */
export const fromActivityItem = ({ details, ...item }: Record<string, unknown>): Activity =>
  readItem('activity', activitySchema, {
    ...item,
    ...(details !== undefined && { event: { code: 'text', text: details } }),
  });

const viewSchema = z.object({ hiddenBefore: z.string() });

export const toActivityViewItem = (tenant: Tenant, hiddenBefore: string): Item => ({
  ...activityViewKey(tenant),
  type: 'activity-view',
  hiddenBefore,
});

/** The id of the oldest visible entry; without this item all are visible. */
export const fromActivityViewItem = (item: Record<string, unknown> | undefined): string =>
  item ? readItem('activity-view', viewSchema, item).hiddenBefore : '';

/** Clearing only moves forward, so an earlier clearing makes no entry visible again. */
export const isHiddenLess = (hiddenBefore: string): Condition => ({
  expression: 'attribute_not_exists(pk) OR #hidden < :hidden',
  names: { '#hidden': 'hiddenBefore' },
  values: { ':hidden': hiddenBefore },
});
