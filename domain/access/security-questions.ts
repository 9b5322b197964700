import { searchable } from '~/domain/shared/text';

/** A fixed list: the page for a forgotten password shows it to everybody, and so tells of nobody. */
export const securityQuestions = [
  'first-street',
  'first-friend',
  'first-vehicle',
  'first-job',
  'first-teacher',
  'parents-met',
  'first-concert',
  'dream-job',
] as const;

interface SecurityAnswer {
  readonly question: string;
  readonly answer: string;
}
/** Both are needed. */
export type SecurityAnswers = readonly [SecurityAnswer, SecurityAnswer];

export const maxAnswerLength = 100;
const minAnswerLength = 3;

export type AnswersError =
  | { readonly code: 'same-questions' }
  | { readonly code: 'answer-too-short'; readonly minLength: number }
  | { readonly code: 'same-answers' };

/** Case, accents, blanks and punctuation do not count. */
const plain = (answer: string) => searchable(answer).replace(/[^\p{L}\p{N}]/gu, '');

/** What keeps two answers from being set; null if nothing does. */
export const checkAnswers = ([one, other]: SecurityAnswers): AnswersError | null => {
  if (one.question === other.question) return { code: 'same-questions' };
  const answers = [plain(one.answer), plain(other.answer)];
  if (answers.some((answer) => [...answer].length < minAnswerLength))
    return { code: 'answer-too-short', minLength: minAnswerLength };
  return answers[0] === answers[1] ? { code: 'same-answers' } : null;
};

/**
 * The text whose hash is kept: questions and answers in one, so that whoever guesses has to have all of
 * them right at once. Either order gives the same.
 */
export const answersText = (answers: SecurityAnswers): string =>
  answers
    .map(({ question, answer }) => `${question}=${plain(answer)}`)
    .sort()
    .join('\n');
