import { serverCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import type { Push } from '~/domain/mail/push';
import { languages } from '~/domain/shared/language';

/** The message that the service worker gets (`public/push-worker.js`). */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** The page that a tap opens. */
  readonly path: string;
  /** Where the worker returns the token of a first notification. */
  readonly confirm?: string;
}

/** One sentence without names or results, in the current language. */
export const writePushBody = ({ message }: Push): string => {
  const { mails, notifications } = serverCopy;
  if (message.kind === 'device-confirmation') return notifications.turnedOn;
  if (message.kind === 'note') return notifications.note;
  const days = message.periodId === null ? null : formatWeekDays(message.periodId);
  const texts = {
    'award-published': mails.awardPublished,
    'award-withdrawn': mails.awardWithdrawn,
    'result-unseen': mails.resultUnseen,
    'claim-answered': mails.claimAnswered,
    'closing-soon': mails.closingSoon,
    'cutoff-extended': mails.cutoffExtended,
    'list-missing': mails.listMissing,
  };
  return texts[message.kind].subject(days);
};

const getPath = (push: Push): string => {
  const { message, companyId, siteId } = push;
  const isAboutWeeks = 'periodId' in message && message.periodId === null;
  const page = isAboutWeeks ? '/driver-vacation' : '/driver-preferences';
  // Names the site, so that a driver whose session has ended gets that site's sign-in page.
  return `${page}?${new URLSearchParams({ c: companyId, s: siteId })}`;
};

export const writePushText = (push: Push): Promise<PushText> => {
  const language = push.language ?? languages[0];
  return writeIn(language, async () => {
    const text = { title: push.siteName, body: writePushBody(push), language };
    if (push.message.kind !== 'device-confirmation') return { ...text, path: getPath(push) };
    const confirm = `/confirm-device?code=${encodeURIComponent(push.message.token)}`;
    return { ...text, path: confirm, confirm };
  });
};
