import type { Instant } from '~/domain/shared/instant';
import type { Mail } from './mail';

/** A mail in words, before it becomes plain text and HTML. Paths are below the public origin. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly label: string; readonly path: string };
  /** After the action: what else to know. */
  readonly notes: readonly string[];
}

type LinkMail = Extract<Mail, { secret: string }>;

/** UTC: a mail does not know where it is read. */
const timeText = (instant: Instant) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

const activatePath = ({ secret }: LinkMail) => `/activate?code=${encodeURIComponent(secret)}`;
const oneTime = ({ validUntil }: LinkMail) =>
  `The link works once, until ${timeText(validUntil)}. After that, “Forgot password?” at the Admin Portal mails you a new one.`;
const loginFacts = (mail: LinkMail) =>
  [
    ['Company ID', mail.companyId],
    ['Site Code', mail.siteId],
    ['Username', mail.username],
  ] as const;
const notExpected =
  'If you did not expect this mail, you can ignore it: nothing happens without you.';

const texts: { [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }>) => MailText } = {
  'registration-received': ({ contactName, companyName, requestId }) => ({
    subject: `We received your request (${requestId})`,
    paragraphs: [
      `Hello ${contactName},`,
      `Your request has been submitted (ID: ${requestId}). We will contact you soon.`,
    ],
    facts: [
      ['Company', companyName],
      ['Request', requestId],
    ],
    notes: [notExpected],
  }),
  'registration-approved': (mail) => ({
    subject: `Your request is approved: activate your account (${mail.requestId})`,
    paragraphs: [
      `Hello ${mail.contactName},`,
      `${mail.companyName} now has access, with the site ${mail.siteName}. You are its administrator: choose your password, and you can sign in.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Choose your password', path: activatePath(mail) },
    notes: [oneTime(mail)],
  }),
  'registration-denied': ({ contactName, companyName, requestId, reason }) => ({
    subject: `Your request was not approved (${requestId})`,
    paragraphs: [
      `Hello ${contactName},`,
      `The request for access of ${companyName} was not approved.`,
    ],
    facts: [
      ['Request', requestId],
      ['Reason', reason],
    ],
    notes: ['You are welcome to send a new request.'],
  }),
  'admin-activation': (mail) => ({
    subject: `Activate your administrator account for ${mail.siteName}`,
    paragraphs: [
      'Hello,',
      `${mail.companyName} has a new site, ${mail.siteName}. You are its administrator: choose your password, and you can sign in.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Choose your password', path: activatePath(mail) },
    notes: [oneTime(mail)],
  }),
  'password-reset': (mail) => ({
    subject: 'Set a new password',
    paragraphs: [
      'Hello,',
      `Somebody, hopefully you, asked for a new password for the administrator ${mail.username} of ${mail.siteName}, ${mail.companyName}.`,
    ],
    facts: loginFacts(mail),
    action: { label: 'Set a new password', path: activatePath(mail) },
    notes: [oneTime(mail), `${notExpected} Your password stays as it is.`],
  }),
};

export const mailText = (mail: Mail): MailText =>
  (texts[mail.kind] as (mail: Mail) => MailText)(mail);
