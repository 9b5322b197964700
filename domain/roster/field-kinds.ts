import { cleanId, cleanText, cutText } from '~/domain/shared/clean-text';
import { readFlag } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { LineProblem } from './line-error';
import { readDay, readHours, readTime } from './read-cell';

/** A text, cut to its longest length. `missing`: what is wrong without one, if every row needs it. */
export const makeText = ({
  most,
  missing,
}: {
  readonly most: number;
  readonly missing?: LineProblem;
}) => ({
  kind: 'text' as const,
  most,
  read: (text: string): Result<string, LineProblem> => {
    const cleaned = cleanText(text);
    return cleaned === '' && missing ? fail(missing) : ok(cutText(cleaned, most));
  },
});

export const makeId = ({
  most,
  missing,
  tooLong,
}: {
  readonly most: number;
  readonly missing: LineProblem;
  readonly tooLong: LineProblem;
}) => ({
  kind: 'id' as const,
  most,
  read: (text: string): Result<string, LineProblem> => {
    const id = cleanId(text);
    if (id === '') return fail(missing);
    return id.length > most ? fail(tooLong) : ok(id);
  },
});

/** `digits`: how many it may be written with. */
export const makeNumber = ({
  least,
  most,
  digits = String(most).length,
  wrong,
}: {
  readonly least: number;
  readonly most: number;
  readonly digits?: number;
  readonly wrong: LineProblem;
}) => ({
  kind: 'whole-number' as const,
  least,
  most,
  read: (text: string): Result<number, LineProblem> => {
    const whole = /^(\d+)(?:\.0+)?$/.exec(text)?.[1];
    const number = whole !== undefined && whole.length <= digits ? Number(whole) : -1;
    return number >= least && number <= most ? ok(number) : fail(wrong);
  },
});

/** A text that is neither yes nor no counts as empty. */
export const makeFlag = (ifEmpty: boolean, yesWords: readonly string[] = []) => ({
  kind: 'flag' as const,
  ifEmpty,
  yesWords,
  read: (text: string) => ok(readFlag(text, yesWords) ?? ifEmpty),
});

export const makeTime = (wrong: LineProblem) => ({
  kind: 'time' as const,
  read: (text: string): Result<string, LineProblem> => {
    const time = readTime(text);
    return time === null ? fail(wrong) : ok(time);
  },
});

/** Hours with up to two decimals. 0 means that they are not stated. */
export const makeHours = ({
  most,
  wrong,
}: {
  readonly most: number;
  readonly wrong: LineProblem;
}) => ({
  kind: 'hours' as const,
  least: 0,
  most,
  read: (text: string): Result<number, LineProblem> => {
    const hours = readHours(text);
    return hours !== null && hours <= most ? ok(hours) : fail(wrong);
  },
});

/** A day; dates with a time or with slashes are read too. */
export const day = { kind: 'day' as const, read: (text: string) => readDay(text) };
