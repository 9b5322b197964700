import { cleanText } from '~/domain/shared/clean-text';
import { searchable } from '~/domain/shared/text';
import { maxFound } from './search-site';

/** A driver, job or week that somebody chooses by typing. */
export interface Choice {
  readonly id: string;
  /** What the field says once it is chosen. */
  readonly text: string;
  readonly title: string;
  readonly details: string;
  /** Other texts that mean it alone, such as a name, unless they mean another choice too. */
  readonly names: readonly string[];
  /** What a search finds it by besides `text`. */
  readonly keywords: string;
}

export type ShownChoice = Pick<Choice, 'id' | 'text' | 'title' | 'details'>;

export const showChoice = ({ id, text, title, details }: Choice): ShownChoice => ({
  id,
  text,
  title,
  details,
});

/** What was typed is not clear, so nothing is done until somebody says which of the candidates is meant. */
export interface ChoiceUnclear {
  readonly code: 'choice-unclear';
  readonly typed: string;
  /** The name of the field. */
  readonly field: string;
  readonly candidates: readonly Choice[];
}

/** What a typed text means. `unclear`: it may mean each of these, so somebody has to be asked, even if there is only one. */
export type FoundChoice =
  | { readonly means: 'one'; readonly id: string }
  | { readonly means: 'unclear'; readonly candidates: readonly Choice[] }
  | { readonly means: 'nothing' };

/** A number as it is stored: `012` is 12. Seven digits are an employee ID, which may begin with 0. */
const cleanNumber = (text: string): string =>
  /^\d{1,6}$/.test(text) ? String(Number(text)) : text;

/** The choices that a text means by itself, without any search: by its whole text, else by ID or name. */
const listMeant = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  const wanted = searchable(typed);
  const chosen = choices.filter(({ text }) => searchable(text) === wanted);
  if (chosen.length > 0) return chosen;
  const number = cleanNumber(wanted);
  const named = choices.filter(
    ({ id, names }) => id === typed || names.some((name) => searchable(name) === number),
  );
  return named.length > 0 ? named : choices.filter(({ id }) => searchable(id) === wanted);
};

const splitWords = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}:]+/u)
    .filter(Boolean);

/** The choices that have a word for each typed word, of which it is the beginning. */
const listMatching = (choices: readonly Choice[], typed: string): Choice[] => {
  const wanted = splitWords(typed);
  if (wanted.length === 0) return [];
  return choices.filter(({ text, keywords }) => {
    const words = splitWords(`${text} ${keywords}`);
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  });
};

/**
 * What was typed into a field: what was chosen there, an ID, or a name or number that only one has. Never guesses: a part of
 * a name is unclear, even if only one has it.
 */
export const findChoice = (choices: readonly Choice[], text: string): FoundChoice => {
  const typed = cleanText(text);
  if (typed === '') return { means: 'nothing' };
  const meant = listMeant(choices, typed);
  const [one, another] = meant;
  if (one && !another) return { means: 'one', id: one.id };
  const candidates = one ? meant : listMatching(choices, typed);
  return candidates.length > 0 ? { means: 'unclear', candidates } : { means: 'nothing' };
};

/** The first choices that match what was typed so far: those that it means, then those that begin with it, then the others. */
export const suggestChoices = (choices: readonly Choice[], text: string): Choice[] => {
  const typed = cleanText(text);
  if (typed === '') return [];
  const wanted = searchable(typed);
  const matching = listMatching(choices, typed);
  const begins = ({ id, text: own }: Choice) =>
    [id, own].some((one) => searchable(one).startsWith(wanted));
  const ordered = [...listMeant(choices, typed), ...matching.filter(begins), ...matching];
  return [...new Set(ordered)].slice(0, maxFound);
};
