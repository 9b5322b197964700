import { expect, test } from 'vitest';
import type { ActivityEvent } from '~/domain/activity/activity';
import { forgetApplicant } from '~/domain/registration/forget-applicant';

const forget = (event: ActivityEvent) =>
  forgetApplicant(event, { requestId: 'REQ1111', email: 'Ada@Acme.test' });
const denied = (requestId: string): ActivityEvent => ({
  ...{ code: 'registration-denied', requestId, companyName: 'Acme', reason: 'Ada is no customer' },
});
const undelivered = (to: { email: string } | { driverId: string }): ActivityEvent => ({
  ...{ code: 'mail-undelivered', subject: 'Hello', to, attempts: 10 },
});

test('keeps the act, but neither the name nor the reason', () => {
  const event = forget(denied('REQ1111'));
  expect(event).toEqual({
    ...{ code: 'registration-denied', requestId: 'REQ1111', companyName: 'REQ1111' },
    ...{ reason: null, isErased: true },
  });
  expect(forget(event!)).toBe(event);
});

test('deletes what says that an email did not reach the applicant', () => {
  expect(forget(undelivered({ email: 'ada@acme.test' }))).toBeNull();
});

test.each([denied('REQ2222'), undelivered({ email: 'b@b.test' }), undelivered({ driverId: '1' })])(
  'leaves %o as it is',
  (event) => expect(forget(event)).toBe(event),
);
