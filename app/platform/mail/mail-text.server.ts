import { serverCopy } from '~/app/copy/copy';
import { adminLoginPath } from '~/domain/company/admin-login-path';
import { sitePath } from '~/domain/company/site-path';
import type { Tenant } from '~/domain/company/scope';
import type { Mail } from '~/domain/mail/mail';
import {
  formatDay,
  formatDeadline,
  formatInstant,
  formatPeriod,
  formatSiteTime,
} from './mail-times.server';

type Fact = readonly [label: string, value: string];

/** A mail in sentences, before it becomes plain text and HTML. Paths are below the public origin. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly action?: { readonly label: string; readonly path: string };
  /** After the action: what else to know. */
  readonly notes: readonly string[];
}

type LinkMail = Extract<Mail, { secret: string }>;
type DriverMail = Extract<Mail, { employeeId: string }>;
type News = Extract<Mail, { kind: 'award-published' }>['news'];

const activatePath = ({ secret }: LinkMail) => `/activate?code=${encodeURIComponent(secret)}`;

const getLoginFacts = (mail: Tenant & { username: string }): Fact[] => {
  const { facts } = serverCopy.mails;
  return [
    [facts.companyId, mail.companyId],
    [facts.siteCode, mail.siteId],
    [facts.username, mail.username],
  ];
};

const getDriverAction = (mail: DriverMail) => ({
  label: serverCopy.mails.actions.openDriverPage,
  path: sitePath(mail),
});

const describeNews = (news: News): { headline: string; facts: readonly Fact[] } => {
  if ('headline' in news) return news;
  const { awardPublished: own, facts } = serverCopy.mails;
  switch (news.kind) {
    case 'job':
      return {
        headline: own.job(news.jobId),
        facts: [
          [facts.startTime, news.startTime],
          [facts.days, news.weekDays],
        ],
      };
    case 'no-job':
      return { headline: own.noJob, facts: [] };
    case 'on-vacation':
      return { headline: own.onVacation, facts: [[facts.vacationWeek, news.weekId]] };
    case 'vacation-week':
      return {
        headline: own.vacationWeek(news.weekId),
        facts: [
          [facts.from, formatDay(news.startDate)],
          [facts.to, formatDay(news.endDate)],
        ],
      };
    case 'no-vacation-week':
      return { headline: own.noVacationWeek, facts: [] };
  }
};

/** The period of jobs as it is shown; null for vacations. */
const getPeriod = ({ periodId }: { readonly periodId: string | null }) =>
  periodId === null ? null : formatPeriod(periodId);

type Writers<Kinds extends Mail['kind']> = {
  [Kind in Kinds]: (mail: Extract<Mail, { kind: Kind }>) => MailText;
};

const registrationMails: Writers<
  'registration-received' | 'registration-approved' | 'registration-denied'
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
      notes: [oneTime(formatInstant(mail.validUntil))],
    };
  },
  'registration-denied': (mail) => {
    const { hello, registrationDenied: own, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail),
      paragraphs: [hello(mail.contactName), own.text(mail.companyName)],
      facts: [
        [facts.request, mail.requestId],
        [facts.reason, mail.reason],
      ],
      notes: [own.welcome],
    };
  },
};

const adminMails: Writers<'admin-activation' | 'password-reset' | 'account-changed'> = {
  'admin-activation': (mail) => {
    const { hello, adminActivation: own, actions, oneTime } = serverCopy.mails;
    return {
      subject: own.subject(mail.siteName),
      paragraphs: [hello(), own.text(mail)],
      facts: getLoginFacts(mail),
      action: { label: actions.choosePassword, path: activatePath(mail) },
      notes: [oneTime(formatInstant(mail.validUntil))],
    };
  },
  'password-reset': (mail) => {
    const { hello, passwordReset: own, actions, oneTime, notExpected } = serverCopy.mails;
    return {
      subject: own.subject,
      paragraphs: [hello(), own.text(mail)],
      facts: getLoginFacts(mail),
      action: { label: actions.setPassword, path: activatePath(mail) },
      notes: [oneTime(formatInstant(mail.validUntil)), `${notExpected} ${own.unchanged}`],
    };
  },
  'account-changed': (mail) => {
    const { hello, accountChanged: own, actions, facts } = serverCopy.mails;
    return {
      subject: own.subject(mail.change),
      paragraphs: [hello(), own.text(mail)],
      facts: [...getLoginFacts(mail), [facts.changed, formatDeadline(mail.at)]],
      action: { label: actions.openAdminPortal, path: adminLoginPath(mail) },
      notes: [own.whatToDo],
    };
  },
};

const driverMails: Writers<DriverMail['kind']> = {
  'award-published': (mail) => {
    const { hello, awardPublished: own, facts, howToStop } = serverCopy.mails;
    const period = getPeriod(mail);
    const news = describeNews(mail.news);
    const published =
      typeof mail.published === 'string' ? mail.published : formatSiteTime(mail.published);
    return {
      subject: own.subject(period),
      paragraphs: [hello(mail.name), own.text(period, mail.siteName), `${news.headline}.`],
      facts: [...news.facts, [facts.published, published]],
      action: getDriverAction(mail),
      notes: [own.explained, howToStop(mail.siteName)],
    };
  },
  'closing-soon': (mail) => {
    const { hello, closingSoon: own, facts, howToStop } = serverCopy.mails;
    const period = getPeriod(mail);
    return {
      subject: own.subject(period),
      paragraphs: [hello(mail.name), own.text(period, mail.siteName)],
      facts: [[facts.closes, formatDeadline(mail.closesAt)]],
      action: getDriverAction(mail),
      notes: [howToStop(mail.siteName)],
    };
  },
  'address-removed': (mail) => {
    const { hello, addressRemoved: own } = serverCopy.mails;
    return {
      subject: own.subject,
      paragraphs: [hello(mail.name), own.text(mail.siteName)],
      facts: [],
      action: getDriverAction(mail),
      notes: [own.whatToDo],
    };
  },
  'driver-account-changed': (mail) => {
    const { hello, driverAccountChanged: own, facts, howToStop } = serverCopy.mails;
    return {
      subject: own.subject(mail.change),
      paragraphs: [hello(mail.name), own.text(mail)],
      facts: [[facts.changed, formatDeadline(mail.at)]],
      action: getDriverAction(mail),
      notes: [own.whatToDo, howToStop(mail.siteName)],
    };
  },
};

const writers: Writers<Mail['kind']> = { ...registrationMails, ...adminMails, ...driverMails };

/** In the language that is being written in. */
export const writeMailText = (mail: Mail): MailText =>
  (writers[mail.kind] as (mail: Mail) => MailText)(mail);
