import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { CompanyAct } from '~/domain/company/company-act';
import { adminLoginPath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';
import type { Mail } from '~/domain/mail/mail';
import type { Deadline } from '~/domain/time/deadline';
import { driverMails } from './driver-mail-text.server';
import {
  formatLinkEnd,
  formatSiteTime,
  type Fact,
  type MailText,
  type Writers,
} from './mail-text-parts.server';

type LinkMail = Extract<Mail, { secret: string }>;

const activatePath = ({ secret }: LinkMail) => `/activate?code=${encodeURIComponent(secret)}`;

const getLoginFacts = (mail: Tenant & { username: string }): Fact[] => {
  const { facts } = serverCopy.mails;
  return [
    [facts.companyId, mail.companyId],
    [facts.siteCode, mail.siteId],
    [facts.username, mail.username],
  ];
};

const registrationMails: Writers<
  'registration-received' | 'registration-approved' | 'registration-denied' | 'requests-waiting'
> = {
  'registration-received': (mail) => {
    const { hello, registrationReceived: own, facts, notExpected } = serverCopy.mails;
    return {
      subject: own.subject(mail),
      paragraphs: [hello(mail.contactName), own.text(mail)],
      facts: [
        [facts.company, mail.companyName],
        [facts.request, mail.requestId],
      ],
      notes: [notExpected],
    };
  },
  'registration-approved': (mail) => {
    const { hello, registrationApproved: own, actions, oneTime } = serverCopy.mails;
    return {
      subject: own.subject(mail),
      paragraphs: [hello(mail.contactName), own.text(mail)],
      facts: getLoginFacts(mail),
      action: { label: actions.choosePassword, path: activatePath(mail) },
      notes: [oneTime(formatLinkEnd(mail))],
    };
  },
  'registration-denied': (mail) => {
    const { hello, registrationDenied: own, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail),
      paragraphs: [hello(mail.contactName), own.text(mail.companyName)],
      facts: [
        [facts.request, mail.requestId],
        [facts.reason, mail.reason ?? adminCopy.registration.defaultDenialReason],
      ],
      notes: [own.welcome],
    };
  },
  'requests-waiting': ({ count }) => {
    const { hello, requestsWaiting: own, actions } = serverCopy.mails;
    return {
      subject: own.subject(count),
      paragraphs: [hello(), own.text],
      facts: [],
      action: { label: actions.openRequests, path: '/admin/master/requests' },
      notes: [own.why],
    };
  },
};

/** Pages of what is deactivated are closed, which it is also while its erasure waits. */
const isClosed = (act: CompanyAct): boolean =>
  act.code === 'tenant-erasure-asked' ||
  act.code === 'tenant-erasure-withdrawn' ||
  (act.code === 'tenant-switched' && !act.isActive);

/** What was done, with the time of an erasure in the time zone of the reader's site instead of its day where it was asked for. */
const describeAct = (act: CompanyAct, { timeZone }: Deadline): string => {
  const isTimed = act.code === 'tenant-erasure-asked' && act.eraseFrom !== undefined;
  return adminCopy.activityEvents.describe(
    isTimed ? { ...act, eraseOn: formatSiteTime({ instant: act.eraseFrom!, timeZone }) } : act,
  );
};

const adminMails: Writers<
  | 'admin-activation'
  | 'password-reset'
  | 'account-changed'
  | 'access-changed'
  | 'company-changed'
  | 'webhook-off'
  | 'webhook-message-failed'
  | 'sso-news'
> = {
  'admin-activation': (mail) => {
    const { hello, adminActivation, invitation, actions, oneTime } = serverCopy.mails;
    const { siteName, companyName, invitation: invited } = mail;
    return {
      ...(invited
        ? {
            subject: invitation.subject(siteName),
            paragraphs: [
              hello(invited.name),
              invitation.text({ siteName, companyName, ...invited }),
            ],
          }
        : {
            subject: adminActivation.subject(siteName),
            paragraphs: [hello(), adminActivation.text(mail)],
          }),
      facts: getLoginFacts(mail),
      action: { label: actions.choosePassword, path: activatePath(mail) },
      notes: [oneTime(formatLinkEnd(mail))],
    };
  },
  'password-reset': (mail) => {
    const { hello, passwordReset: own, actions, oneTime, notExpected } = serverCopy.mails;
    return {
      subject: own.subject,
      paragraphs: [hello(), own.text(mail)],
      facts: getLoginFacts(mail),
      action: { label: actions.setPassword, path: activatePath(mail) },
      notes: [oneTime(formatLinkEnd(mail)), `${notExpected} ${own.unchanged}`],
    };
  },
  'account-changed': (mail) => {
    const { hello, accountChanged: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail.change),
      paragraphs: [hello(), own.text(mail)],
      facts: [...getLoginFacts(mail), [facts.changed, formatSiteTime(mail.at)]],
      action: { label: actions.openAdminPortal, path: adminLoginPath(mail) },
      notes: [own.whatToDo],
    };
  },
  'access-changed': (mail) => {
    const { hello, accessChanged: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail),
      paragraphs: [hello(mail.name), own.text(mail), own.signedOut],
      facts: [...getLoginFacts(mail), [facts.changed, formatSiteTime(mail.at)]],
      ...(mail.role && {
        action: { label: actions.openAdminPortal, path: adminLoginPath(mail) },
      }),
      notes: [own.whatToDo(mail.by)],
    };
  },
  'company-changed': ({ act, companyName, siteName, ...mail }) => {
    const { hello, companyChanged: own, actions, facts } = serverCopy.mails;
    const by = 'by' in act ? act.by : null;
    return {
      subject: own.subject(companyName),
      paragraphs: [
        hello(),
        by === null ? own.text(siteName) : own.byOwn(by, siteName),
        describeAct(act, mail.at),
      ],
      facts: [
        [facts.company, companyName],
        [facts.siteCode, mail.siteId],
        [facts.changed, formatSiteTime(mail.at)],
      ],
      ...(!isClosed(act) && {
        action: { label: actions.openAdminPortal, path: '/admin/activity-log' },
      }),
      notes: [by === null ? own.whatToDo : own.askOwn(by)],
    };
  },
  'webhook-off': (mail) => {
    const { hello, webhookOff: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail.name),
      paragraphs: [hello(), own.text(mail)],
      facts: [
        [facts.siteCode, mail.siteId],
        ...(mail.event === undefined
          ? []
          : [[facts.lastMessage, adminCopy.webhooks.nameType(mail.event)] as const]),
        [facts.changed, formatSiteTime(mail.at)],
      ],
      action: { label: actions.openWebhooks, path: '/admin/webhooks' },
      notes: [own.whatToDo],
    };
  },
  'webhook-message-failed': (mail) => {
    const { hello, webhookMessageFailed: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail.name),
      paragraphs: [hello(), own.text(mail, adminCopy.webhooks.nameType(mail.event))],
      facts: [
        [facts.siteCode, mail.siteId],
        [facts.changed, formatSiteTime(mail.at)],
      ],
      action: { label: actions.openWebhooks, path: '/admin/webhooks' },
      notes: [own.whatToDo],
    };
  },
  'sso-news': ({ news, companyName, siteName, by, ...mail }) => {
    const { hello, ssoNews: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(companyName),
      paragraphs: [hello(), own.text(by), adminCopy.activityEvents.describe(news)],
      facts: [
        [facts.company, companyName],
        [facts.siteCode, mail.siteId],
        [facts.changed, formatSiteTime(mail.at)],
      ],
      action: { label: actions.openAdminPortal, path: '/admin/single-sign-on' },
      notes: [own.whatToDo(siteName)],
    };
  },
};

const writers: Writers<Mail['kind']> = { ...registrationMails, ...adminMails, ...driverMails };

/** Writes an email in the current language. */
export const writeMailText = (mail: Mail): MailText =>
  (writers[mail.kind] as (mail: Mail) => MailText)(mail);
