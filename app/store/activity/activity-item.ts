import * as z from 'zod';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { activityKey, activityViewKey } from '~/app/store/table/keys';
import { toQueueAttributes } from '~/app/store/table/webhook-queue';
import type { Activity } from '~/domain/activity/activity';
import { activitySchema } from '~/domain/activity/activity-schema';
import type { Tenant } from '~/domain/company/scope';
import { isWebhookEvent } from '~/domain/webhooks/message';

/**
 * An entry that receivers of webhooks may be told of is itself the waiting event. So it is stored with what it reports or not at
 * all, and the act writes no further item. Whoever makes deliveries of it takes it out of the queue.
 */
export const toActivityItem = (tenant: Tenant, entry: Activity): Item => ({
  ...activityKey(tenant, entry.id),
  type: 'activity',
  ...entry,
  ...(isWebhookEvent(entry) && toQueueAttributes(tenant, entry.at)),
});

/** Entries of earlier versions have a sentence in `details`. */
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

/** The id of the oldest visible entry; '' if the log was never cleared, so that all entries are visible. */
export const fromActivityViewItem = (item: Record<string, unknown> | undefined): string =>
  item ? readItem('activity-view', viewSchema, item).hiddenBefore : '';

/** Requires that the log is hidden only up to an earlier entry, so that no clearing makes hidden entries visible. */
export const isHiddenLess = (hiddenBefore: string): Condition => ({
  expression: 'attribute_not_exists(pk) OR #hidden < :hidden',
  names: { '#hidden': 'hiddenBefore' },
  values: { ':hidden': hiddenBefore },
});
