import { expect, test } from 'vitest';
import type { AwardParts } from '~/app/services/award/load-award-input.server';
import { rememberAward } from '~/app/services/award/remember-award';
import { readStanding } from '~/app/services/results/read-standing.server';
import { aPickList } from '~/tests/store/builders';
import { someSettings } from '~/tests/support/award-builders';
import { fakeSite } from '~/tests/support/fake-site';
import { withRecentLists } from '~/tests/support/recent-lists';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { testEntry } from '~/tests/support/stocked-site';

const first = aDriver({ employeeId: '1000001', name: 'Ada', seniorityNumber: 1 });
const second = aDriver({ employeeId: '1000002', name: 'Ben', seniorityNumber: 2 });
const makeParts = (): AwardParts => ({
  site: { siteName: 'Depot', timeZone: 'America/New_York' },
  settings: someSettings(),
  period: { periodId: '2026-W49', standingPicks: false },
  drivers: [first, second],
  jobs: [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' })],
  picks: [first, second].map(({ employeeId }) =>
    aPickList({ employeeId, periodId: '2026-W49', jobIds: ['J1', 'J2'] }),
  ),
  manual: [],
  absences: new Map(),
  leave: new Map(),
  trades: { approved: [] },
  memory: { struck: [], away: [], taken: [] },
});

test('computes an award once while the stores return the same lists, drivers and jobs', () => {
  const parts = makeParts();
  const award = rememberAward(parts);
  // Manual assignments and settings are read anew for each page, so that equal ones are other objects.
  const again = rememberAward({ ...parts, manual: [], settings: someSettings() });
  expect(again.getRun()).toBe(award.getRun());
  expect(again.getConflicts()).toBe(award.getConflicts());
  expect(award.getConflicts()).toMatchObject([{ jobId: 'J1', winnerIds: ['1000001'] }]);
});

test.each<[string, (parts: AwardParts) => Partial<AwardParts>]>([
  ['lists', ({ picks }) => ({ picks: [...picks] })],
  ['drivers', ({ drivers }) => ({ drivers: [...drivers] })],
  ['jobs', ({ jobs }) => ({ jobs: [...jobs] })],
  ['settings', () => ({ settings: someSettings({ company: { usesVCStatus: false } }) })],
  ['period', ({ period }) => ({ period: { ...period, standingPicks: true } })],
  [
    'manual assignments',
    () => ({
      manual: [
        { ...{ id: 'M1', driverId: '1000002', jobId: 'J1' }, ...{ at: '', by: 'admin', note: '' } },
      ],
    }),
  ],
  ['leave', () => ({ leave: new Map([['1000001', { from: '2026-11-30', to: '2026-12-06' }]]) })],
  ['absences', () => ({ absences: new Map([['1000001', { weekId: 'W1', usualJobId: 'J1' }]]) })],
])('computes it again for other %s', (_, change) => {
  const parts = makeParts();
  const award = rememberAward(parts);
  expect(rememberAward({ ...parts, ...change(parts) }).getRun()).not.toBe(award.getRun());
});

test("a driver's own list counts in their standing as soon as it is saved", async () => {
  const fake = await fakeSite([first, second], [aJob({ jobId: 'J1' }), aJob({ jobId: 'J2' })]);
  const { picks } = fake.deps.stores;
  const deps = withRecentLists(fake.deps, { lists: await picks.list(fake.scope) });
  const { site } = await fake.site();
  const list = aPickList({
    ...{ employeeId: second.employeeId, jobIds: ['J2'], periodId: site.window.periodId },
    ...{ acceptedAt: fake.now(), receiptNumber: 'R-1' },
  });
  await picks.save(fake.scope, list, testEntry(fake.deps));
  const shows = { ...site, settings: { ...site.settings, showStanding: true } };
  const access = { ...(await fake.asDriver(second.employeeId)), site: shows };
  const { ifClosedNow } = await readStanding({ deps, access, now: fake.now() });
  expect(ifClosedNow?.award).toEqual({ jobId: 'J2', rank: 1, assignmentType: 'preference' });
});
