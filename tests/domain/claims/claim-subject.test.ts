import { expect, test } from 'vitest';
import { claimKinds, formatSubject, parseSubject } from '~/domain/claims/claim-subject';

test.each([{ jobId: 'J012' }, { jobId: 'seniority' }, ...claimKinds.map((kind) => ({ kind }))])(
  'a form names %j and it is read again',
  (subject) => expect(parseSubject(formatSubject(subject))).toEqual(subject),
);

test.each(['', 'pick', 'pick ', 'J012', 'salary', 'Seniority', '__proto__', 'toString'])(
  'no subject is called "%s"',
  (text) => expect(parseSubject(text)).toBeNull(),
);
