import { expect, test } from 'vitest';
import { findKeptFrom, planErasure } from '~/domain/erasure/plan-history';
import { keptForever } from '~/domain/retention/retention';
import { firstWindow } from '~/domain/selection/selection-window';
import { newVacationPortal } from '~/domain/vacation/vacation-portal';

const aSite = (timeZone = 'America/New_York', periodId = '2027-W10') => ({
  timeZone,
  window: { ...firstWindow('2027-02-20T12:00:00.000Z', timeZone), periodId },
  vacation: { ...newVacationPortal, awardVersion: 3 },
});
const plan = (site: ReturnType<typeof aSite>, at: string) =>
  planErasure(site, { awards: 1, claims: null, log: 2 }, at);

test('plans by the days of the site', () => {
  // Still the 23rd in New York, the 24th in Tokyo.
  const at = '2026-11-24T04:30:00.000Z';
  expect(plan(aSite(), at)).toEqual({
    awards: {
      ...{ keptFrom: '2025-11-23', lastPeriod: '2025-W46' },
      ...{ before: '2025-11-23T05:00:00.000Z', belowVersion: 3 },
    },
    claims: null,
    log: { keptFrom: '2024-11-23', before: '2024-11-23T05:00:00.000Z' },
  });
  expect(plan(aSite('Asia/Tokyo'), at).awards).toMatchObject({
    ...{ keptFrom: '2025-11-24', lastPeriod: '2025-W47', before: '2025-11-23T15:00:00.000Z' },
  });
});

test('a week counts by its last day, Sunday', () => {
  const lastOver = (day: string) => plan(aSite(), `${day}T17:00:00.000Z`).awards?.lastPeriod;
  // 2025-W47 ends on Sunday, November 23.
  expect(lastOver('2026-11-23')).toBe('2025-W46');
  expect(lastOver('2026-11-24')).toBe('2025-W47');
});

test('never plans what the site still uses, however long ago', () => {
  const site = aSite('America/New_York', '2020-W10');
  const at = '2027-03-01T12:00:00.000Z';
  expect(plan(site, at).awards?.lastPeriod).toBe('2020-W09');
  const past = { periodId: '2019-W50', version: 1, claimsFrom: null, digest: '', publishedAt: '' };
  const selection = { ...site.window, awardBefore: past as never };
  expect(plan({ ...site, window: selection }, at).awards?.lastPeriod).toBe('2019-W49');
});

test('plans nothing for what is kept forever', () => {
  const at = '2027-03-01T12:00:00.000Z';
  expect(planErasure(aSite(), keptForever, at)).toEqual({ awards: null, claims: null, log: null });
});

test.each([
  ['2028-02-29T17:00:00.000Z', 1, '2027-02-28'],
  ['2028-02-29T17:00:00.000Z', 7, '2021-02-28'],
  ['2027-01-01T12:00:00.000Z', 3, '2024-01-01'],
] as const)('at %s, %i years go back to %s', (at, years, day) => {
  expect(findKeptFrom(years, at, 'America/New_York')).toBe(day);
});
