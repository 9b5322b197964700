import { expect, test } from 'vitest';
import { sealJobList } from '~/domain/picks/seal-list';
import { sealWeekList } from '~/domain/vacation/seal-week-list';

const enteredBy = { username: 'admin', askedBy: 'Lee', how: 'phone' };
const facts = { employeeId: '1000001', acceptedAt: '2026-11-22T12:00:00.000Z' };

test('keeps who saved a list and when, and no pick', () => {
  const saved = { ...facts, receiptNumber: 'AAAA-AAAA', enteredBy };
  const jobs = { ...saved, periodId: '2026-W49', windowVersion: 1, late: false };
  expect(sealJobList({ ...jobs, jobIds: ['J1'], firstSavedAt: facts.acceptedAt })).toEqual({
    ...jobs,
    firstSavedAt: facts.acceptedAt,
    jobIds: [],
  });
  const given = { givenUp: ['W1'], givenUpAt: { W1: facts.acceptedAt } };
  expect(sealWeekList({ ...saved, weekIds: ['W1', 'W2'], ...given })).toEqual({
    ...saved,
    weekIds: [],
  });
});

test('keeps nothing that a newer version stores with a list', () => {
  const list = { ...facts, weekIds: [], receiptNumber: 'AAAA-AAAA', note: 'W1 first' };
  expect(Object.keys(sealWeekList(list))).not.toContain('note');
});
