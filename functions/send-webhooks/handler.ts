import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { createPostWebhook } from '~/app/platform/webhooks/post-webhook.server';
import { createSweep } from '~/app/platform/wiring/run-sweep.server';
import type { PostWebhook } from '~/app/ports/webhooks';
import { sendWebhooks } from '~/app/services/webhooks/send-webhooks.server';

/**
 * Runs every minute: tells programs of companies what happened. A function of its own, because it calls URLs that
 * administrators typed: a slow one delays nothing else, and it has no keys and may send no emails.
 */
export const createSendWebhooks = (
  platform: WorkerPlatform,
  shards: readonly number[],
  post: PostWebhook = createPostWebhook(),
) =>
  createSweep(platform, {
    name: 'send-webhooks',
    shards,
    sweep: (sweep: Omit<Parameters<typeof sendWebhooks>[0], 'post'>) =>
      sendWebhooks({ ...sweep, post }),
  });
