import * as z from 'zod';
import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { removeRefusedAddress } from '~/app/services/contacts/remove-refused-address.server';
import { findRefused, mailEventSchema } from '~/domain/mail/mail-event';

const notificationSchema = z.object({
  Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })),
});

/** What SES sends once, when a deployment connects it to SNS. */
const greeting = 'Successfully validated SNS topic for Amazon SES event publishing.';

/**
 * Handles SES's reports of bounces and complaints, which SNS passes on. Logs them without the address. Throws for a
 * report that it does not understand, so that the report is kept among the dead letters.
 */
export const createMailEvents =
  ({ deps, log }: Pick<WorkerPlatform, 'deps' | 'log'>) =>
  async (notification: unknown): Promise<void> => {
    for (const { Sns } of notificationSchema.parse(notification).Records) {
      if (Sns.Message === greeting) continue;
      const refused = findRefused(mailEventSchema.parse(JSON.parse(Sns.Message)));
      if (!refused) continue;
      const isRemoved = await removeRefusedAddress({ deps, refused });
      log.info('mail-refused', { why: refused.why, isDriver: refused.driver !== null, isRemoved });
    }
  };
