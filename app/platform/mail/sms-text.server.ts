import { serverCopy } from '~/app/copy/copy';
import { formatDeadline, formatWeekDays } from '~/app/copy/format-time';
import { getWritingClock, writeIn, writeWithClock } from '~/app/copy/server-copy.server';
import { sitePath } from '~/domain/company/paths';
import { countTextParts, toGsmText } from '~/domain/mail/gsm-text';
import type { TextMessage } from '~/domain/mail/text-message';
import { languages } from '~/domain/shared/language';
import { hourClocks } from '~/domain/time/hour-clock';

/** Writes a text without the site and the link, in the current language. */
export const writeTextBody = ({ message }: TextMessage): string => {
  const { texts } = serverCopy;
  if (message.kind === 'number-confirmation') return texts.code(message.code);
  if (message.kind === 'number-removed') return texts.removed;
  if (message.kind === 'note') return texts.note;
  const days = message.periodId === null ? null : formatWeekDays(message.periodId);
  const closes = () =>
    'closesAt' in message ? formatDeadline(message.closesAt, getWritingClock()) : '';
  switch (message.kind) {
    case 'award-published':
      return texts.published(days);
    case 'award-withdrawn':
      return texts.withdrawn(days);
    case 'result-unseen':
      return texts.unseen(days);
    case 'claim-answered':
      return texts.claimAnswered(days);
    case 'closing-soon':
      return texts.closingSoon(days, closes());
    case 'cutoff-extended':
      return texts.extended(days, closes());
    case 'list-missing':
      return texts.listMissing(days, closes());
  }
};

/** Less of a site's name would not tell drivers which site it is. */
const minNameLength = 12;

/** Shortens the site's name until the text fits into one part, if that is enough. */
const fit = (siteName: string, write: (siteName: string) => string): string => {
  const letters = [...siteName];
  for (let length = letters.length; length >= minNameLength; length -= 1) {
    const text = write(letters.slice(0, length).join('').trimEnd());
    if (countTextParts(text) === 1) return text;
  }
  return write(siteName);
};

/** A whole text message in the driver's language. One with a code has no link, because a code is to be typed, not pressed. */
export const writeTextMessage = (mail: TextMessage, origin: string): string =>
  writeIn(mail.language ?? languages[0], () =>
    writeWithClock(mail.clock ?? hourClocks[0], () => {
      const { stop } = serverCopy.texts;
      const body = writeTextBody(mail);
      const link = mail.message.kind === 'number-confirmation' ? [] : [origin + sitePath(mail)];
      return fit(toGsmText(mail.siteName), (siteName) =>
        toGsmText([`${siteName}:`, body, ...link, stop].join(' ')),
      );
    }),
  );
