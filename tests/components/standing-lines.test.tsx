import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StandingLines, type StandingView } from '~/app/components/preferences/standing';
import { copies } from '~/app/copy/server-copy.server';

const { preferences } = copies.en.driver;
const nothing: StandingView = { isSealed: false, safeDepth: null, ranked: null, ifClosedNow: null };
const now = { award: null, withinReach: null, asOf: '2026-11-21T12:00:00.000Z' };

const readLines = (view: Partial<StandingView>): string[] =>
  [
    ...renderToStaticMarkup(
      <StandingLines {...nothing} {...view} timeZone="America/New_York" />,
    ).matchAll(/<span>(.*?)<\/span>/g),
  ].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));

test.each<[string, Partial<StandingView>, string]>([
  [
    'the first driver need not rank several jobs',
    { safeDepth: { ahead: 0, byHand: 0, picks: 1 } },
    preferences.nobodyAhead,
  ],
  [
    'others rank one job more than drivers are ahead',
    { safeDepth: { ahead: 1, byHand: 0, picks: 2 } },
    preferences.rankAtLeast({ ahead: 1, byHand: 0, picks: 2 }),
  ],
  [
    'one job is enough where it has places for all who are ahead',
    { safeDepth: { ahead: 1, byHand: 0, picks: 1 } },
    '1 driver chooses before you. Rank 1 job and one is yours for sure.',
  ],
  [
    'manual assignments are named beside the drivers ahead',
    { safeDepth: { ahead: 39, byHand: 2, picks: 42 } },
    '39 drivers choose before you and 2 jobs are assigned manually. Rank 42 jobs and one is yours for sure.',
  ],
  [
    'a list that is long enough is called safe',
    {
      safeDepth: { ahead: 39, byHand: 2, picks: 42 },
      ranked: { count: 45, isSafe: true },
    },
    '39 drivers choose before you and 2 jobs are assigned manually. You ranked 45: one is yours for sure.',
  ],
  [
    'a shorter list is counted',
    { safeDepth: { ahead: 1, byHand: 0, picks: 2 }, ranked: { count: 1, isSafe: false } },
    '1 driver chooses before you. Rank 2 jobs and one is yours for sure. You ranked 1.',
  ],
  [
    'a list that gets a job names it',
    { ifClosedNow: { ...now, award: { rank: 2, jobId: 'J003', assignmentType: 'preference' } } },
    preferences.ifClosedNow(2).replace('{job}', 'J003'),
  ],
  ['a list that gets none says so', { ifClosedNow: now }, preferences.noJobNow],
  ['a sealed standing says so', { isSealed: true }, preferences.standingSealed],
])('%s', (_rule, view, line) => {
  expect(readLines(view)).toEqual([line]);
});

test('jobs within reach are counted, also none', () => {
  expect(readLines({ ifClosedNow: { ...now, withinReach: [] } })).toEqual([
    preferences.noJobNow,
    preferences.jobsWithinReach(0),
  ]);
});
