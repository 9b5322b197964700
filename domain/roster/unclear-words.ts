import { readFlag, yesOrNo, type PastedLine } from '~/domain/shared/paste';
import type { ImportError } from './line-error';
import type { RosterField } from './roster-field';

/** What a text may be taken for that cannot be read as it is. `leave-out`: its row is not imported. */
export const wordMeanings = ['yes', 'no', 'empty', 'leave-out'] as const;
export type WordMeaning = (typeof wordMeanings)[number];

export interface WordAnswer {
  readonly field: string;
  readonly word: string;
  readonly meaning: WordMeaning;
}

/** A text that is neither yes nor no, an error of a spreadsheet, or a word for a date or a number that a row may lack. */
export interface UnclearWord {
  readonly field: string;
  /** As it is in the first of its lines. */
  readonly word: string;
  readonly lines: readonly number[];
  /** Empty if the field needs a value that only the file can give. */
  readonly choices: readonly WordMeaning[];
}

/** People have to say what some texts mean. */
export interface WordsUnclear {
  readonly code: 'words-unclear';
  readonly words: readonly UnclearWord[];
}

/** What a spreadsheet shows where a formula failed. */
const errorPattern = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i;

/** What has to be known of a column to read its words. */
export interface WordColumn extends Pick<RosterField, 'yesWords' | 'ifEmpty'> {
  readonly kind: RosterField['kind'];
  readonly noWords?: readonly string[];
}

/** The choices for a text; null if it can be read as it is. */
const findChoices = (
  { kind, yesWords, noWords, ifEmpty }: WordColumn,
  text: string,
): readonly WordMeaning[] | null => {
  if (text === '') return null;
  if (kind === 'flag')
    return readFlag(text, yesWords, noWords) === null ? ['yes', 'no', 'leave-out'] : null;
  // A word for no value, such as `TBD`. One with digits is refused, because what is wrong with it can be said.
  const mayLack = kind === 'hours' || (ifEmpty === '' && kind !== 'text');
  const isWord = mayLack && !/\d/.test(text);
  if (!isWord && !(text.startsWith('#') && errorPattern.test(text))) return null;
  return ifEmpty === undefined ? [] : ['empty'];
};

const toKey = (field: string, word: string): string => `${field} ${word.toLowerCase()}`;

export interface SettledLines {
  /** With the answers in the place of the texts, and nothing in the place of unclear ones. Rows that are left out are missing. */
  readonly rows: readonly PastedLine[];
  readonly unclear: readonly UnclearWord[];
  /** The answers that were used. */
  readonly answered: readonly WordAnswer[];
}

/** Puts the answers into the lines, and finds the texts that still need one. `order`: the field of each cell. */
export const settleWords = (
  order: readonly (readonly [field: string, WordColumn])[],
  lines: readonly PastedLine[],
  answers: readonly WordAnswer[],
): SettledLines => {
  const given = new Map(answers.map((answer) => [toKey(answer.field, answer.word), answer]));
  const answered = new Set<WordAnswer>();
  const unclear = new Map<string, UnclearWord & { readonly lines: number[] }>();
  const settle = (line: number, [field, rules]: (typeof order)[number], text: string): string => {
    const choices = findChoices(rules, text);
    if (!choices) return text;
    const key = toKey(field, text);
    const answer = given.get(key);
    if (answer && choices.includes(answer.meaning)) {
      answered.add(answer);
      return answer.meaning === 'empty' ? '' : yesOrNo(answer.meaning === 'yes');
    }
    const known = unclear.get(key);
    if (known) known.lines.push(line);
    else unclear.set(key, { field, word: text, lines: [line], choices });
    return '';
  };
  const reasons = answers.filter(({ meaning }) => meaning === 'leave-out');
  /** A row that is left out needs no other answer. */
  const isLeftOut = ({ fields }: PastedLine): boolean => {
    const reason = reasons.find(({ field, word }) =>
      fields.some(
        (text, at) =>
          order[at]?.[0] === field &&
          toKey(field, text) === toKey(field, word) &&
          findChoices(order[at][1], text)?.includes('leave-out'),
      ),
    );
    if (reason) answered.add(reason);
    return reason !== undefined;
  };
  const rows = lines
    .filter((line) => !isLeftOut(line))
    .map(({ number, fields }) => ({
      number,
      fields: fields.map((text, at) => {
        const field = order[at];
        return field === undefined ? text : settle(number, field, text);
      }),
    }));
  return { rows, unclear: [...unclear.values()], answered: [...answered] };
};

/** Of more words, or longer ones, a column is not one of yes and no. */
export const maxWords = 20;
export const maxWordLength = 40;

/** Whether people can be asked about the texts. */
export const isAskable = (unclear: readonly UnclearWord[]): boolean =>
  unclear.length <= maxWords &&
  unclear.every(({ word, choices }) => choices.length > 0 && word.length <= maxWordLength);

/** Each line with an unclear text as an error. `nameColumn`: the file's name of a field. */
export const toWordErrors = (
  unclear: readonly UnclearWord[],
  nameColumn: (field: string) => string,
): ImportError[] =>
  unclear
    .flatMap(({ field, word, lines }) =>
      lines.map((line): ImportError => {
        const found = word.slice(0, maxWordLength);
        return {
          code: 'bad-line',
          line,
          problem: { code: 'unclear-cell', column: nameColumn(field), found },
        };
      }),
    )
    .sort((a, b) => a.line - b.line);
