import * as z from 'zod';
import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { stopTexts } from '~/app/services/contacts/stop-texts.server';
import { receivedTextSchema } from '~/domain/mail/received-text';

const notificationSchema = z.object({
  Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })),
});

/**
 * Handles the texts that people send to the product's number, which SNS passes on. Logs them without the number and what they
 * say. Throws for a notification that it does not understand, so that it is kept among the dead letters.
 */
export const createReceiveTexts =
  ({ deps, log }: Pick<WorkerPlatform, 'deps' | 'log'>) =>
  async (notification: unknown): Promise<void> => {
    for (const { Sns } of notificationSchema.parse(notification).Records) {
      const received = receivedTextSchema.parse(JSON.parse(Sns.Message));
      const removed = await stopTexts({ deps, received });
      log.info('text-received', { asksToStop: removed !== null, removed: removed ?? 0 });
    }
  };
