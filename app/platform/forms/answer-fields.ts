import * as z from 'zod';
import {
  maxAnswerLength,
  securityQuestions,
  type SecurityAnswers,
} from '~/domain/access/security-questions';

const question = z.enum(['', ...securityQuestions]).default('');
const answer = z.string().max(maxAnswerLength).default('');

/** Two security questions with their answers. */
export const answerFields = {
  question1: question,
  answer1: answer,
  question2: question,
  answer2: answer,
};

export const toAnswers = (form: z.infer<z.ZodObject<typeof answerFields>>): SecurityAnswers => [
  { question: form.question1, answer: form.answer1 },
  { question: form.question2, answer: form.answer2 },
];
