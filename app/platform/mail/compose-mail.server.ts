import { html, raw } from 'hono/html';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { getLanguage, serverCopy } from '~/app/copy/copy';
import { writeIn, writeWithClock } from '~/app/copy/server-copy.server';
import { isStoppable, type StoppableMail } from '~/domain/mail/bulk-mail';
import type { Mail, NewMail } from '~/domain/mail/mail';
import type { Outgoing } from '~/domain/mail/outbox-entry';
import type { TextMessage } from '~/domain/mail/text-message';
import { languages } from '~/domain/shared/language';
import { productName } from '~/domain/shared/product';
import { hourClocks, type HourClock } from '~/domain/time/hour-clock';
import type { MailText } from './mail-text-parts.server';
import { writeMailText } from './mail-text.server';
import { writePushBody } from './push-text.server';
import { writeTextBody } from './sms-text.server';

/** Settings of the installation that emails need. */
export interface MailFrame {
  /** The public origin, for links. */
  readonly origin: string;
  /** The sender's email address. */
  readonly from: string;
  /** Signs the link that removes the address of an email. */
  readonly signUnsubscribe: (mail: StoppableMail) => Promise<string>;
}

const formatPlain = (
  { paragraphs, facts, action, refusal, notes }: MailText,
  origin: string,
  stopLink: string | null,
): string =>
  [
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(action ? [`${action.label}:\n${origin}${action.path}`] : []),
    ...notes,
    ...(refusal && stopLink ? [`${refusal}:\n${stopLink}`] : []),
    `-- \n${productName}`,
  ].join('\n\n');

const row = ([label, value]: MailText['facts'][number]) =>
  html`<tr>
    <th
      scope="row"
      style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#4b5563;overflow-wrap:normal"
    >
      ${label}
    </th>
    <td style="padding:4px 0;font-weight:600">${value}</td>
  </tr>`;

/** `html` escapes its values. Styles are inline, because many email programs ignore style sheets. */
const formatHtml = (
  { subject, paragraphs, facts, action, refusal, notes }: MailText,
  origin: string,
  stopLink: string | null,
) => {
  const link = action && `${origin}${action.path}`;
  return html`${raw('<!doctype html>')}
    <html lang="${getLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 12px;font-weight:700">${productName}</p>
          <div
            style="background:#ffffff;border:1px solid #e5e7eb;border-radius:12px;padding:24px;overflow-wrap:anywhere"
          >
            <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${subject}</h1>
            ${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
            <table style="margin:0 0 16px;border-collapse:collapse">
              ${facts.map(row)}
            </table>
            ${
              action && link
                ? html`<p style="margin:0 0 8px">
                      <a
                        href="${link}"
                        style="display:inline-block;background:#1d4ed8;color:#ffffff;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none"
                        >${action.label}</a
                      >
                    </p>
                    <p style="margin:0 0 16px;font-size:14px;color:#4b5563">
                      ${serverCopy.mails.openAddress}<br />${link}
                    </p>`
                : ''
            }
            ${notes.map(
              (text) => html`<p style="margin:0 0 8px;font-size:14px;color:#4b5563">${text}</p>`,
            )}
            ${
              refusal && stopLink
                ? html`<p style="margin:0;font-size:14px">
                    <a href="${stopLink}" style="display:inline-block;padding:8px 0;color:#1d4ed8"
                      >${refusal}</a
                    >
                  </p>`
                : ''
            }
          </div>
        </div>
      </body>
    </html>`;
};

const getMailClock = (mail: Mail): HourClock => ('clock' in mail && mail.clock) || hourClocks[0];

const write = (mail: Mail, origin: string, stopLink: string | null) =>
  writeIn(mail.language ?? languages[0], () =>
    writeWithClock(getMailClock(mail), async () => {
      const text = writeMailText(mail);
      return {
        subject: text.subject,
        text: formatPlain(text, origin, stopLink),
        html: String(await formatHtml(text, origin, stopLink)),
      };
    }),
  );

/** A code is for the driver alone. */
const withoutCode = (mail: TextMessage): TextMessage =>
  mail.message.kind === 'number-confirmation'
    ? { ...mail, message: { ...mail.message, code: '******' } }
    : mail;

/** The subject for the activity log, which is in English. */
export const getMailSubject = (mail: Outgoing): string =>
  writeIn(languages[0], () => {
    if (mail.kind === 'text') return writeTextBody(withoutCode(mail));
    return mail.kind === 'push' ? writePushBody(mail) : writeMailText(mail).subject;
  });

/**
 * An email as RFC 822 bytes, as plain text and HTML in the recipient's language. Message-ID and Date come from
 * the entry, so composing it again gives the same email.
 */
export const composeMail = async (
  { id, at, mail }: NewMail,
  { origin, from, signUnsubscribe }: MailFrame,
): Promise<Buffer> => {
  const stopLink = isStoppable(mail)
    ? `${origin}/unsubscribe?code=${await signUnsubscribe(mail)}`
    : null;
  return new MailComposer({
    from: { name: productName, address: from },
    to: { name: '', address: mail.to },
    ...(await write(mail, origin, stopLink)),
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date: new Date(at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stopLink && {
        'List-Unsubscribe': `<${stopLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
