import { expect, test } from 'vitest';
import { contactSchema, isReached } from '~/domain/mail/contact';
import { getTextNumber, maskedNumber, numberCodeTries, tryNumberCode } from '~/domain/mail/phone';

const number = '+12135550123';
const code = { hash: 'right', validUntil: '2026-11-23T12:10:00.000Z', triesLeft: numberCodeTries };
const now = '2026-11-23T12:09:59.000Z';
const wrong = (left: number) =>
  tryNumberCode({ number, code: { ...code, triesLeft: left } }, { hash: 'wrong', now });

test('the right code confirms the number', () => {
  const tried = tryNumberCode({ number, code }, { hash: 'right', now });
  expect(tried).toEqual({ next: { number }, answer: { ok: true, value: null } });
});

test('a wrong code uses up one of five tries, and the last one the code', () => {
  expect(numberCodeTries).toBe(5);
  expect(wrong(5)).toEqual({
    next: { number, code: { ...code, triesLeft: 4 } },
    answer: { ok: false, error: { code: 'wrong-number-code', triesLeft: 4 } },
  });
  expect(wrong(1)).toMatchObject({
    next: { code: { triesLeft: 0 } },
    answer: { error: { code: 'number-code-over' } },
  });
});

test.each([
  ['after its ten minutes', code, code.validUntil],
  ['after its last try', { ...code, triesLeft: 0 }, now],
  ['where none was sent', undefined, now],
])('not even the right code counts %s', (_, sent, at) => {
  expect(tryNumberCode({ number, code: sent }, { hash: 'right', now: at })).toEqual({
    next: null,
    answer: { ok: false, error: { code: 'number-code-over' } },
  });
});

test('texts reach a driver only at a confirmed number, and where they are offered', () => {
  const contact = (phone: object) => contactSchema.parse({ employeeId: '1000001', phone });
  const confirmed = contact({ version: 1, number });
  const unconfirmed = contact({ version: 1, number, code });
  expect([confirmed, unconfirmed].map(getTextNumber)).toEqual([number, undefined]);
  expect(isReached(confirmed, 'results', true)).toBe(true);
  expect(isReached(confirmed, 'results', false)).toBe(false);
  expect(isReached(confirmed, 'notes', true)).toBe(false);
  expect(isReached(unconfirmed, 'results', true)).toBe(false);
});

test('a reason for a removal that only a newer version knows is read as none', () => {
  const lost = { why: 'recycled', at: now };
  const { phone } = contactSchema.parse({ employeeId: '1000001', phone: { version: 2, lost } });
  expect(phone).toEqual({ version: 2, lost: { at: now } });
});

test('a masked number shows its last four digits', () => {
  expect(maskedNumber(number)).toBe('*** 0123');
});
