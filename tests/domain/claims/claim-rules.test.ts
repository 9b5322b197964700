import { expect, test } from 'vitest';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Claim } from '~/domain/claims/claim';
import {
  checkClaim,
  checkReason,
  claimsOpenUntil,
  forDriver,
  listClaimed,
} from '~/domain/claims/claim-rules';

const publishedAt = '2026-11-25T21:00:00.000Z';
const outcome: DriverOutcome = {
  employeeId: '1000002',
  awardedId: 'J2',
  assignmentType: 'preference',
  reasons: [
    {
      rank: 1,
      pickId: 'J1',
      code: 'went-to',
      text: 'went to a more senior driver (#1), who ranked it #1',
    },
    { rank: 2, pickId: 'J2', code: 'awarded', text: 'awarded to you' },
  ],
};
const aClaim = (fields: Partial<Claim> = {}) =>
  ({
    id: '01A',
    periodId: '2026-W49',
    employeeId: '1000002',
    jobId: 'J1',
    rank: 1,
    awardVersion: 1,
    givenReason: 'went to a more senior driver (#1), who ranked it #1',
    text: 'Mine',
    filedAt: publishedAt,
    state: 'open',
    ...fields,
  }) as Claim;
const answer = { reason: 'No', by: 'admin', at: publishedAt };

test("accepts claims for the site's number of hours after publication", () => {
  const until = (now: string, protestWindowHours = 24) =>
    claimsOpenUntil(publishedAt, { protestWindowHours }, now);
  expect(until(publishedAt)).toBe('2026-11-26T21:00:00.000Z');
  expect(until('2026-11-26T20:59:59.999Z')).toBe('2026-11-26T21:00:00.000Z');
  expect(until('2026-11-26T21:00:00.000Z')).toBeNull();
  expect(until(publishedAt, 0)).toBeNull();
  expect(claimsOpenUntil(null, { protestWindowHours: 24 }, publishedAt)).toBeNull();
});

const check = (jobId: string, text: string, own: Claim[] = [], awardVersion = 1) => {
  const now = { awardVersion, decidedAt: publishedAt, facts: null };
  const checked = checkClaim({ subject: { jobId }, text }, { outcome, own, ...now });
  return checked.ok
    ? ['rank' in checked.value.subject && checked.value.subject.rank, checked.value.text]
    : checked.error.code;
};

test('accepts a claim only about a pick the driver did not get, and only with a text', () => {
  expect(check('J1', '  I am\n more\u202E senior ')).toEqual([1, 'I am more senior']);
  expect(check('J2', 'x')).toBe('claim-not-about-a-pick');
  expect(check('J9', 'x')).toBe('claim-not-about-a-pick');
  expect(check('J1', ' \u200B\n ')).toBe('claim-without-text');
  expect(check('J1', 'x'.repeat(1000))).toEqual([1, 'x'.repeat(1000)]);
  expect(check('J1', 'x'.repeat(1001))).toBe('claim-too-long');
});

test('allows one claim per pick and version, and one open claim per pick', () => {
  const denied = aClaim({ state: 'denied', answer });
  expect(check('J1', 'x', [aClaim()])).toBe('claim-exists');
  expect(check('J1', 'x', [aClaim()], 2)).toBe('claim-exists');
  expect(check('J1', 'x', [denied])).toBe('claim-exists');
  expect(check('J1', 'x', [denied], 2)).toEqual([1, 'x']);
  expect(check('J1', 'x', [aClaim({ jobId: 'J7' })])).toEqual([1, 'x']);
});

test('a claim of an earlier version counts while it is about the same decision', () => {
  const about = { held: ['J2'], decidedAt: publishedAt };
  const own = [aClaim({ state: 'denied', answer, about })];
  const result = { awardVersion: 3, decidedAt: publishedAt, outcome, facts: null };
  const changedIn = (id: string) => ({ changedIn: [{ id, version: 2 }] });
  expect(listClaimed(own, result)).toEqual(['pick J1']);
  expect(listClaimed(own, { ...result, facts: changedIn('J9') })).toEqual(['pick J1']);
  for (const other of [
    { decidedAt: '2026-11-26T21:00:00.000Z' },
    { outcome: { ...outcome, awardedId: 'J3' } },
    { facts: changedIn('J1') },
    { facts: changedIn('J2') },
  ])
    expect(listClaimed(own, { ...result, ...other })).toEqual([]);
});

const drivers = [
  { employeeId: '1000001', name: 'Maria Garcia' },
  { employeeId: '1000002', name: 'Otto Own' },
  { employeeId: '1000003', name: 'Will' },
  { employeeId: '1000004', name: '王小明' },
  { employeeId: '1000005', name: 'D. (Dee) Lee+' },
];
test.each([
  ['Seniority decides; you will get the next one', 'ok'],
  ['Otto Own, 1000002, has the longer service', 'ok'],
  ['The job went to MARIA  GARCIA', 'Maria Garcia'],
  ['1000001 is more senior', 'Maria Garcia'],
  ['Will is more senior', 'Will'],
  ['Willing drivers come first', 'ok'],
  ['这个工作给王小明了', '王小明'],
  ['as d. (dee) lee+ said', 'D. (Dee) Lee+'],
  ['as d. (dee) lee++ said', 'D. (Dee) Lee+'],
  ['Drew x (Dee) Lee decides', 'ok'],
  ['Willing drivers, but first Will', 'Will'],
])('the reason "%s" names: %s', (text, named) => {
  const checked = checkReason(text, { drivers, readerId: '1000002' });
  expect(checked.ok ? 'ok' : 'name' in checked.error && checked.error.name).toBe(named);
});

test('requires a reason and limits its length', () => {
  const getCode = (text: string) => {
    const checked = checkReason(text, { drivers, readerId: '1000002' });
    return checked.ok ? checked.value : checked.error.code;
  };
  expect(getCode(' \n\u200B')).toBe('reason-missing');
  expect(getCode('x'.repeat(501))).toBe('reason-too-long');
  expect(getCode(' Rules \n are rules ')).toBe('Rules are rules');
});

test('shows the driver the answer but not who gave it', () => {
  const shown = forDriver(aClaim({ state: 'denied', answer }));
  expect(shown).toEqual({
    jobId: 'J1',
    rank: 1,
    awardVersion: 1,
    state: 'denied',
    text: 'Mine',
    filedAt: publishedAt,
    answer: { reason: 'No', at: publishedAt },
  });
  expect(forDriver(aClaim()).answer).toBeNull();
});
