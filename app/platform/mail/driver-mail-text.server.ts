import { serverCopy } from '~/app/copy/copy';
import { formatLocation, formatWorkDays } from '~/app/copy/describe-job';
import {
  formatDate,
  formatDaysOfYear,
  formatDeadline,
  formatTime,
  formatWeekDays,
} from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import { sitePath } from '~/domain/company/paths';
import type { Mail } from '~/domain/mail/mail';
import type { Deadline } from '~/domain/time/deadline';
import {
  formatLinkEnd,
  formatSiteTime,
  type Fact,
  type MailText,
  type Writers,
} from './mail-text-parts.server';

type DriverMail = Extract<Mail, { employeeId: string }>;
type News = Extract<Mail, { kind: 'award-published' }>['news'];

const getDriverAction = (mail: DriverMail) => ({
  label: serverCopy.mails.actions.openDriverPage,
  path: sitePath(mail),
});

const describePlace = ({
  location,
  isAirport,
}: Pick<Extract<News, { kind: 'job' }>, 'location' | 'isAirport'>): Fact[] =>
  location === undefined && isAirport === undefined
    ? []
    : [
        [
          serverCopy.mails.facts.location,
          formatLocation({ location, isAirport: isAirport === true }),
        ],
      ];

const describeEnd = ({ endTime }: Extract<News, { kind: 'job' }>): Fact[] =>
  endTime ? [[serverCopy.mails.facts.endTime, formatTime(endTime, getWritingClock())]] : [];

const describeNews = (news: News): { headline: string; facts: readonly Fact[] } => {
  if ('headline' in news) return news;
  const { awardPublished: own, facts } = serverCopy.mails;
  switch (news.kind) {
    case 'job':
      return {
        headline: own.job(news.jobId),
        facts: [
          [facts.startTime, formatTime(news.startTime, getWritingClock())],
          ...describeEnd(news),
          [facts.days, formatWorkDays(news)],
          ...describePlace(news),
          ...(news.paidHours ? [[facts.paidHours, String(news.paidHours)] as const] : []),
        ],
      };
    case 'no-job':
      return { headline: own.noJob, facts: [] };
    case 'on-vacation':
      return { headline: own.onVacation, facts: [[facts.vacationWeek, news.weekId]] };
    case 'on-leave':
      return { headline: own.onLeave, facts: [] };
    case 'vacation-week':
      return {
        headline: own.vacationWeek(news.weekId),
        facts: [
          [facts.from, formatDate(news.startDate)],
          [facts.to, formatDate(news.endDate)],
        ],
      };
    case 'vacation-weeks':
      return {
        headline: own.vacationWeeks(news.weeks.map(({ weekId }) => weekId).join(', ')),
        facts: news.weeks.map(({ weekId, startDate, endDate }) => [
          weekId,
          formatDaysOfYear(startDate, endDate),
        ]),
      };
    case 'no-vacation-week':
      return { headline: own.noVacationWeek, facts: [] };
  }
};

/** The days of the week that jobs are awarded for; null for vacations. */
const getWeekDays = ({ periodId }: { readonly periodId: string | null }) =>
  periodId === null ? null : formatWeekDays(periodId);

/** An email about a selection that is going to close. */
const writeAboutClosing = (
  mail: Extract<DriverMail, { closesAt: Deadline }>,
  own: {
    readonly subject: (days: string | null) => string;
    readonly text: (days: string | null, siteName: string) => string;
  },
): MailText => {
  const { hello, facts, howToStop } = serverCopy.mails;
  const days = getWeekDays(mail);
  return {
    subject: own.subject(days),
    paragraphs: [hello(mail.name), own.text(days, mail.siteName)],
    facts: [[facts.closes, formatDeadline(mail.closesAt, getWritingClock())]],
    action: getDriverAction(mail),
    notes: [howToStop(mail.siteName)],
  };
};

export const driverMails: Writers<DriverMail['kind']> = {
  'award-published': (mail) => {
    const { hello, awardPublished: own, facts, howToStop } = serverCopy.mails;
    const days = getWeekDays(mail);
    const news = describeNews(mail.news);
    const published =
      typeof mail.published === 'string' ? mail.published : formatSiteTime(mail.published);
    return {
      subject: own.subject(days),
      paragraphs: [hello(mail.name), own.text(days, mail.siteName), `${news.headline}.`],
      facts: [...news.facts, [facts.published, published]],
      action: getDriverAction(mail),
      notes: [own.explained, howToStop(mail.siteName)],
    };
  },
  'award-withdrawn': (mail) => {
    const { hello, awardWithdrawn: own, facts, howToStop } = serverCopy.mails;
    const days = getWeekDays(mail);
    return {
      subject: own.subject(days),
      paragraphs: [hello(mail.name), own.text(days, mail.siteName)],
      facts: [
        [facts.withdrawn, formatSiteTime(mail.at)],
        [facts.reason, mail.reason],
      ],
      action: getDriverAction(mail),
      notes: [own.next, howToStop(mail.siteName)],
    };
  },
  'result-unseen': (mail) => {
    const { hello, resultUnseen: own, facts, howToStop } = serverCopy.mails;
    const days = getWeekDays(mail);
    return {
      subject: own.subject(days),
      paragraphs: [hello(mail.name), own.text(days, mail.siteName), own.whatToDo],
      facts: [[facts.published, formatSiteTime(mail.published)]],
      action: getDriverAction(mail),
      notes: [howToStop(mail.siteName)],
    };
  },
  'claim-answered': (mail) => {
    const { hello, claimAnswered: own, facts, howToStop } = serverCopy.mails;
    const days = getWeekDays(mail);
    return {
      subject: own.subject(days),
      paragraphs: [
        hello(mail.name),
        own.text(days, mail),
        ...(mail.verdict === 'granted' && !mail.subject ? [own.takesEffect] : []),
      ],
      facts: [[facts.answered, formatSiteTime(mail.at)]],
      action: getDriverAction(mail),
      notes: [own.whereToRead, howToStop(mail.siteName)],
    };
  },
  'closing-soon': (mail) => writeAboutClosing(mail, serverCopy.mails.closingSoon),
  'cutoff-extended': (mail) => writeAboutClosing(mail, serverCopy.mails.cutoffExtended),
  'list-missing': (mail) => writeAboutClosing(mail, serverCopy.mails.listMissing),
  note: (mail) => {
    const { hello, note: own, facts, howToStop } = serverCopy.mails;
    return {
      subject: own.subject(mail.title, mail.siteName),
      paragraphs: [
        hello(mail.name),
        own.text(mail.siteName),
        ...mail.text.split('\n').filter((line) => line !== ''),
      ],
      facts: [[facts.sent, formatSiteTime(mail.at)]],
      action: getDriverAction(mail),
      notes: [own.whereToo, howToStop(mail.siteName)],
    };
  },
  'list-entered': (mail) => {
    const { hello, listEntered: own, facts, howToStop } = serverCopy.mails;
    const days = getWeekDays(mail);
    const closing: Fact[] = mail.closesAt
      ? [[facts.closes, formatDeadline(mail.closesAt, getWritingClock())]]
      : [];
    return {
      subject: own.subject(days),
      paragraphs: [hello(mail.name), own.text(days, mail)],
      facts: [
        [facts.entered, formatSiteTime(mail.at)],
        [facts.receipt, mail.receiptNumber],
        ...closing,
      ],
      action: getDriverAction(mail),
      notes: [own.whatToDo, howToStop(mail.siteName)],
    };
  },
  'address-confirmation': (mail) => {
    const { hello, addressConfirmation: own, actions, notExpected } = serverCopy.mails;
    const until = formatLinkEnd(mail);
    const { siteName, entered } = mail;
    return {
      subject: own.subject(siteName),
      // An administrator may have mistyped the address, and no stranger should learn who works there.
      paragraphs: entered
        ? [hello(), own.entered({ siteName, ...entered }), own.use]
        : [hello(mail.name), own.text(siteName)],
      facts: [],
      action: {
        label: actions.confirmAddress,
        path: `/confirm-email?code=${encodeURIComponent(mail.token)}`,
      },
      notes: entered
        ? [own.nothingElse, own.enteredUntil(until)]
        : [own.validUntil(until), notExpected],
      refusal: own.notMe,
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
      facts: [[facts.changed, formatSiteTime(mail.at)]],
      action: getDriverAction(mail),
      notes: [own.whatToDo, howToStop(mail.siteName)],
    };
  },
};
