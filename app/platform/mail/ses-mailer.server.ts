import type { Mailer } from '~/app/ports/mail';
import { composeMail, type MailFrame } from './compose-mail.server';

/** Sends through Amazon SES, which replaces the Message-ID. The SDK is loaded with the first email. */
export const createSesMailer = (frame: MailFrame): Pick<Mailer, 'send'> => {
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
        }),
      );
    },
  };
};
