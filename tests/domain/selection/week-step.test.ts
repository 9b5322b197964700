import { expect, test } from 'vitest';
import { getWeekProgress, noBlockers } from '~/domain/selection/week-step';

const claimsUntil = '2026-11-27T20:00:00.000Z';
const published = (over: Partial<typeof noBlockers>, until: string | null = null) =>
  getWeekProgress({
    state: 'published',
    claimsUntil: until,
    blockers: { ...noBlockers, ...over },
  });

test('an open selection is closed next, and a closed one is reviewed', () => {
  const before = { claimsUntil: null, blockers: noBlockers };
  expect(getWeekProgress({ state: 'open', ...before })).toEqual({
    stage: 'open',
    step: { code: 'close' },
  });
  expect(getWeekProgress({ state: 'closed', ...before })).toEqual({
    stage: 'review',
    step: { code: 'review' },
  });
});

test('the next week starts after the time for claims, or in it', () => {
  expect(published({})).toEqual({ stage: 'next', step: { code: 'start-next' } });
  expect(published({}, claimsUntil)).toEqual({ stage: 'claims', step: { code: 'start-next' } });
});

test('claims are answered first, then grants and then trades are published', () => {
  const trades = { trades: 3 };
  const grants = { ...trades, grants: 2 };
  expect(published({ ...grants, openClaims: ['C1', 'C2'] })).toEqual({
    stage: 'claims',
    step: { code: 'answer-claims', count: 2, firstId: 'C1' },
  });
  expect(published(grants)).toEqual({
    stage: 'claims',
    step: { code: 'publish-grants', count: 2 },
  });
  expect(published(trades)).toEqual({
    stage: 'next',
    step: { code: 'publish-trades', count: 3 },
  });
});
