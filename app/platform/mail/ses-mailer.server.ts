import type { Mailer } from '~/app/ports/mail';
import type { Mail } from '~/domain/mail/mail';
import type { MailTags } from '~/domain/mail/mail-event';
import { composeMail, type MailFrame } from './compose-mail.server';

/** Names the driver that an email goes to. SES returns these tags with its reports about the email. */
const getTags = (mail: Mail) =>
  'employeeId' in mail
    ? Object.entries({
        companyId: mail.companyId,
        siteId: mail.siteId,
        employeeId: mail.employeeId,
      } satisfies MailTags).map(([Name, Value]) => ({ Name, Value }))
    : [];

/**
 * Sends through Amazon SES, which replaces the Message-ID and reports problems through `configurationSet`. The SDK is
 * loaded with the first email.
 */
export const createSesMailer = (
  frame: MailFrame,
  { configurationSet }: { configurationSet?: string | undefined } = {},
): Pick<Mailer, 'send'> => {
  const load = async () => {
    const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
    return { client: new SESv2Client({}), SendEmailCommand };
  };
  let loading: ReturnType<typeof load> | undefined;
  return {
    send: async (entry) => {
      const { client, SendEmailCommand } = await (loading ??= load());
      const Data = await composeMail(entry, frame);
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: frame.from,
          Destination: { ToAddresses: [entry.mail.to] },
          Content: { Raw: { Data } },
          EmailTags: getTags(entry.mail),
          ConfigurationSetName: configurationSet,
        }),
      );
    },
  };
};
