import { expect, test } from 'vitest';
import {
  answersText,
  checkAnswers,
  securityQuestions,
  type SecurityAnswers,
} from '~/domain/access/security-questions';

const answers = (
  one: string,
  other: string,
  questions: readonly [string, string] = ['first-street', 'first-job'],
): SecurityAnswers => [
  { question: questions[0], answer: one },
  { question: questions[1], answer: other },
];

test.each([
  [answers('st. marys road', 'ZURICH')],
  [answers("  St Mary's  ROAD ", 'Zürich')],
  [answers('Zu\u0308rich', 'St Marys Road', ['first-job', 'first-street'])],
])('accepts answers in any order and any spelling of case and spaces', (typed) => {
  expect(answersText(typed)).toBe(answersText(answers("St Mary's Road", 'Zürich')));
});

test('refuses a different answer, a different question and swapped answers', () => {
  const right = answersText(answers('Main Street', 'Zürich'));
  for (const wrong of [
    answers('Main Street', 'Bern'),
    answers('Main Street', 'Zürich', ['first-street', 'dream-job']),
    answers('Zürich', 'Main Street'),
    answers('Main Street', ''),
  ])
    expect(answersText(wrong)).not.toBe(right);
});

test.each([
  [answers('Main Street', 'Zürich'), null],
  [answers('Main', 'Zürich', ['first-job', 'first-job']), { code: 'same-questions' }],
  [answers('M.a.', 'Zürich'), { code: 'answer-too-short', minLength: 3 }],
  [answers('...', '---'), { code: 'answer-too-short', minLength: 3 }],
  [answers('Zürich', 'ZURICH '), { code: 'same-answers' }],
])('%j is answered by %j', (typed, error) => {
  expect(checkAnswers(typed)).toEqual(error);
});

test('lists each question once', () => {
  expect(new Set(securityQuestions).size).toBe(securityQuestions.length);
});
