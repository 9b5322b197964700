import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { employeeIdSchema } from '~/domain/drivers/driver';

/** The driver that a sent email was for, as tags that come back with a report about it. */
const mailTagsSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  employeeId: employeeIdSchema,
});
export type MailTags = z.infer<typeof mailTagsSchema>;

const addresses = z.array(z.object({ emailAddress: z.string() }));

/** A report about a sent email, as far as it matters here. SES gives every tag as a list. */
export const mailEventSchema = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: addresses }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
    complaint: z.object({
      complaintFeedbackType: z.string().nullish(),
      complainedRecipients: addresses,
    }),
  }),
]);
type MailEvent = z.infer<typeof mailEventSchema>;

export interface RefusedMail {
  readonly why: 'bounced' | 'complained';
  readonly addresses: readonly string[];
  /** Null for an email that went to no driver. */
  readonly driver: MailTags | null;
}

const findDriver = ({ mail: { tags } }: MailEvent): MailTags | null => {
  const first = Object.fromEntries(Object.entries(tags).map(([name, [value]]) => [name, value]));
  return mailTagsSchema.safeParse(first).data ?? null;
};

const toAddresses = (recipients: z.infer<typeof addresses>) =>
  recipients.map(({ emailAddress }) => emailAddress);

/** The addresses that must get no more emails; null if the report is about a passing problem or takes a complaint back. */
export const findRefused = (event: MailEvent): RefusedMail | null => {
  const driver = findDriver(event);
  if (event.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = event.bounce;
    if (bounceType !== 'Permanent') return null;
    return { why: 'bounced', addresses: toAddresses(bouncedRecipients), driver };
  }
  const { complaintFeedbackType, complainedRecipients } = event.complaint;
  if (complaintFeedbackType === 'not-spam') return null;
  return { why: 'complained', addresses: toAddresses(complainedRecipients), driver };
};
