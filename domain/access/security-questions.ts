import { searchable } from '~/domain/shared/text';

/**
 * The questions that drivers choose from. Everyone sees this list on the forgotten-password page, and because it is the
 * same for all, it reveals nothing about a driver.
 */
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
/** Both answers are required. */
export type SecurityAnswers = readonly [SecurityAnswer, SecurityAnswer];

export const maxAnswerLength = 100;
const minAnswerLength = 3;

export type AnswersError =
  | { readonly code: 'same-questions' }
  | { readonly code: 'answer-too-short'; readonly minLength: number }
  | { readonly code: 'same-answers' };

/** Case, accents, spaces and punctuation are ignored. */
const plain = (answer: string) => searchable(answer).replace(/[^\p{L}\p{N}]/gu, '');

/** Why two answers cannot be set, or null if they can. */
export const checkAnswers = ([one, other]: SecurityAnswers): AnswersError | null => {
  if (one.question === other.question) return { code: 'same-questions' };
  const answers = [plain(one.answer), plain(other.answer)];
  if (answers.some((answer) => [...answer].length < minAnswerLength))
    return { code: 'answer-too-short', minLength: minAnswerLength };
  return answers[0] === answers[1] ? { code: 'same-answers' } : null;
};

/**
 * The text to hash: both questions and answers together, so that a guess must have all of them right at once.
 * Their order does not matter.
 */
export const answersText = (answers: SecurityAnswers): string =>
  answers
    .map(({ question, answer }) => `${question}=${plain(answer)}`)
    .sort()
    .join('\n');
