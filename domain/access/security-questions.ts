import { searchable } from '~/domain/shared/text';

/** A fixed list: the page for a forgotten password shows it to everybody, and so tells of nobody. */
export const securityQuestions = [
  { id: 'first-street', text: 'What is the name of the first street you lived on?' },
  { id: 'first-friend', text: 'What is the first name of your childhood best friend?' },
  { id: 'first-vehicle', text: 'What was the make and model of your first vehicle?' },
  { id: 'first-job', text: 'In which town was your first job?' },
  { id: 'first-teacher', text: 'What is the last name of your first teacher?' },
  { id: 'parents-met', text: 'In which town did your parents meet?' },
  { id: 'first-concert', text: 'Who performed at the first concert you went to?' },
  { id: 'dream-job', text: 'As a child, what did you want to be when you grew up?' },
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
