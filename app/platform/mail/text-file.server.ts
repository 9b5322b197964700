import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { OutboxEntry } from '~/domain/mail/outbox-entry';
import type { TextMessage } from '~/domain/mail/text-message';
import { productName } from '~/domain/shared/product';
import { writeTextMessage } from './sms-text.server';
import { textDomain } from './text-domain';

/** A text message as a file of the outbox. It has the form of an email, so that the outbox has only one. */
export const composeTextFile = (
  { id, at, mail }: Pick<OutboxEntry, 'id' | 'at'> & { readonly mail: TextMessage },
  origin: string,
): Promise<Buffer> =>
  new MailComposer({
    from: { name: productName, address: `no-reply@${textDomain}` },
    to: { name: '', address: `${mail.number}@${textDomain}` },
    text: writeTextMessage(mail, origin),
    messageId: `<${id}@${textDomain}>`,
    date: new Date(at),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
