import { cleanLines, cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant, type Instant } from '~/domain/time/instant';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayIn, fromWallTime, isWallTime } from '~/domain/time/zoned-time';

export const maxNoteTitle = 80;
export const maxNoteText = 1_000;
/** How many notes are shown at a time. Every driver's page reads them all, so that there must be few. */
export const maxCurrentNotes = 10;
/** The length of all packed recipients together: 10 notes to 1,000 drivers each, or two to 10,000. */
export const maxRecipientsLength = 64 * 1024;
/** How many notes that are no longer shown are kept on the page. The activity log keeps every one. */
export const maxPastNotes = 20;
/** For how many days, counted from tomorrow, a note may be shown. */
export const maxNoteDays = 28;
/** How many of their confirmations a driver keeps: more than there are notes on the page of administrators. */
export const maxConfirmations = maxCurrentNotes + maxPastNotes;
export const maxTemplates = 20;
export const maxTemplateName = 60;

export type NoteTextRefusal =
  | { readonly code: 'note-title-missing' }
  | { readonly code: 'note-title-too-long'; readonly limit: number }
  | { readonly code: 'note-text-missing' }
  | { readonly code: 'note-text-too-long'; readonly limit: number };

export type NoteRefusal =
  | NoteTextRefusal
  | { readonly code: 'note-day-refused'; readonly first: string; readonly last: string };

interface NoteText {
  readonly title: string;
  readonly text: string;
}

/** Title and text as they are stored. */
export const checkNoteText = (typed: NoteText): Result<NoteText, NoteTextRefusal> => {
  const title = cleanText(typed.title);
  const text = cleanLines(typed.text);
  if (title === '') return fail({ code: 'note-title-missing' });
  if (title.length > maxNoteTitle)
    return fail({ code: 'note-title-too-long', limit: maxNoteTitle });
  if (text === '') return fail({ code: 'note-text-missing' });
  if (text.length > maxNoteText) return fail({ code: 'note-text-too-long', limit: maxNoteText });
  return ok({ title, text });
};

interface Place {
  readonly timeZone: string;
  readonly now: Instant;
}

/** The days that a note may be shown until. */
export const getNoteDays = ({ timeZone, now }: Place): { first: string; last: string } => {
  const first = dayIn(timeZone, now);
  return { first, last: addDays(first, maxNoteDays) };
};

/** The last day of the period's week, or the nearest day that is allowed. */
export const getDefaultLastDay = (periodId: string, place: Place): string => {
  const { first, last } = getNoteDays(place);
  const sunday = addDays(getMonday(periodId), 6);
  return sunday < first ? first : sunday > last ? last : sunday;
};

/** A note's title, text and last day as they are stored, with the end of that day. */
export const checkNote = (
  typed: NoteText & { readonly lastDay: string },
  place: Place,
): Result<NoteText & { readonly lastDay: string; readonly until: Instant }, NoteRefusal> => {
  const checked = checkNoteText(typed);
  if (!checked.ok) return checked;
  const { lastDay } = typed;
  const days = getNoteDays(place);
  if (!isWallTime(`${lastDay}T00:00`) || lastDay < days.first || lastDay > days.last)
    return fail({ code: 'note-day-refused', ...days });
  const until = toInstant(fromWallTime(`${addDays(lastDay, 1)}T00:00`, place.timeZone));
  return ok({ ...checked.value, lastDay, until });
};
