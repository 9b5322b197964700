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

/** A text with the answer that was used for it. */
export interface AnsweredWord extends UnclearWord {
  readonly meaning: WordMeaning;
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

/** Under what an answer about a word is found, in any letter case. The page sends spaces and line breaks as one space. */
export const toWordKey = ({ field, word }: Pick<WordAnswer, 'field' | 'word'>): string =>
  `${field} ${word.replace(/\s+/g, ' ').toLowerCase()}`;

export interface SettledLines {
  /** With the answers in the place of the texts, and nothing in the place of unclear ones. Rows that are left out are missing. */
  readonly rows: readonly PastedLine[];
  readonly unclear: readonly UnclearWord[];
  readonly answered: readonly AnsweredWord[];
}

/** Notes a line of a text, which others may have too. */
const noteLine = <Word extends UnclearWord>(
  words: Map<string, Word & { readonly lines: number[] }>,
  key: string,
  line: number,
  word: Omit<Word, 'lines'>,
) => {
  const known = words.get(key);
  if (known) known.lines.push(line);
  else words.set(key, { ...word, lines: [line] } as Word & { readonly lines: number[] });
};

/**
 * Puts the answers into the lines, and finds the texts that still need one. `order`: the field of each cell. Of two answers
 * about a text the later one counts.
 */
export const settleWords = (
  order: readonly (readonly [field: string, WordColumn])[],
  lines: readonly PastedLine[],
  answers: readonly WordAnswer[],
): SettledLines => {
  const given = new Map(answers.map((answer) => [toWordKey(answer), answer.meaning]));
  const answered = new Map<string, AnsweredWord & { readonly lines: number[] }>();
  const unclear = new Map<string, UnclearWord & { readonly lines: number[] }>();
  /** A text that cannot be read as it is, with the answer about it if there is one that fits. */
  const find = (text: string, at: number) => {
    const [field, rules] = order[at] ?? [];
    const choices = field === undefined || !rules ? null : findChoices(rules, text);
    if (field === undefined || !choices) return null;
    const key = toWordKey({ field, word: text });
    const meaning = given.get(key);
    const isGiven = meaning !== undefined && choices.includes(meaning);
    return { key, meaning: isGiven ? meaning : null, word: { field, word: text, choices } };
  };
  const settle = (line: number, text: string, at: number): string => {
    const found = find(text, at);
    if (!found) return text;
    const { key, meaning, word } = found;
    if (meaning === null) {
      noteLine(unclear, key, line, word);
      return '';
    }
    noteLine(answered, key, line, { ...word, meaning });
    return meaning === 'empty' ? '' : yesOrNo(meaning === 'yes');
  };
  /** A row that is left out needs no other answer. */
  const isLeftOut = ({ number, fields }: PastedLine): boolean => {
    for (const [at, text] of fields.entries()) {
      const found = find(text, at);
      if (found?.meaning !== 'leave-out') continue;
      noteLine(answered, found.key, number, { ...found.word, meaning: found.meaning });
      return true;
    }
    return false;
  };
  const mayBeLeftOut = answers.some(({ meaning }) => meaning === 'leave-out');
  const rows = lines
    .filter((line) => !mayBeLeftOut || !isLeftOut(line))
    .map(({ number, fields }) => ({
      number,
      fields: fields.map((text, at) => settle(number, text, at)),
    }));
  return { rows, unclear: [...unclear.values()], answered: [...answered.values()] };
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
