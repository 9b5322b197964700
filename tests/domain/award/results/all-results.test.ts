import { expect, test } from 'vitest';
import { award } from '~/domain/award/award';
import type { AwardRecord } from '~/domain/award/record/award-record';
import {
  explainSharedPicks,
  findSharedDrivers,
  openAward,
} from '~/domain/award/results/all-results';
import { anAwardDriver, anAwardJob, anInput, makePicks } from '~/tests/support/award-builders';

const input = anInput({
  drivers: [
    anAwardDriver({ seniorityNumber: 3, name: 'Cora Cole', isEligible: false }),
    anAwardDriver({ seniorityNumber: 1, name: 'Ana Baker' }),
    anAwardDriver({ seniorityNumber: 2, name: 'Bo Reed' }),
  ],
  jobs: [anAwardJob(), anAwardJob({ jobId: 'J2' }), anAwardJob({ jobId: 'J3' })],
  preferences: [
    makePicks('1000001', ['J1', 'J2']),
    makePicks('1000002', ['J1', 'J3', 'J2']),
    makePicks('1000003', ['J2']),
  ],
});
const record = {
  ...{ engineVersion: '2', periodId: '2026-W49', version: 1, companyId: 'C', siteId: 'S' },
  ...{ publishedAt: '2026-11-26T12:00:00.000Z', digest: '' },
  input,
  output: award(input),
} satisfies AwardRecord;
const opened = openAward(record, 'jobs');

test('lists every driver in seniority order with their result', () => {
  expect(opened.drivers.map(({ name, held }) => [name, held])).toEqual([
    ['Ana Baker', ['J1']],
    ['Bo Reed', ['J3']],
    ['Cora Cole', []],
  ]);
});

test('lists what drivers hold after their trades, and what they traded away', () => {
  const traded = {
    ...input,
    trades: [{ driverId: '1000001', jobId: 'J1', withDriverId: '1000002', forJobId: 'J3' }],
  };
  const { run, drivers } = openAward({ ...record, input: traded }, 'jobs');
  expect(drivers.map(({ held }) => held)).toEqual([['J3'], ['J1'], []]);
  expect(explainSharedPicks({ run, drivers }, 'jobs', '1000001')[0]?.reason).toEqual({
    code: 'traded-away',
  });
});

test('explains every pick, also those below the result', () => {
  expect(explainSharedPicks(opened, 'jobs', '1000002')).toEqual([
    {
      rank: 1,
      pickId: 'J1',
      reason: { code: 'went-to', taker: { seniorityNumber: 1, rank: 1, isManual: false } },
    },
    { rank: 2, pickId: 'J3', reason: { code: 'awarded', isManual: false } },
    { rank: 3, pickId: 'J2', reason: { code: 'got-earlier-pick', earlierRank: 2 } },
  ]);
});

test('does not tell others why a driver takes no turn', () => {
  const away = { weekId: 'W1', usualJobId: null };
  const drivers = input.drivers.map((driver) => ({ ...driver, onVacation: away }));
  const onVacation = openAward({ ...record, input: { ...input, drivers } }, 'jobs');
  const leave = { from: '2026-11-30', to: '2026-12-06' };
  const absent = input.drivers.map((driver) => ({ ...driver, onLeave: leave }));
  const onLeave = openAward({ ...record, input: { ...input, drivers: absent } }, 'jobs');
  for (const award of [opened, onVacation, onLeave])
    expect(explainSharedPicks(award, 'jobs', '1000003')).toEqual([
      { rank: 1, pickId: 'J2', reason: { code: 'takes-no-turn' } },
    ]);
});

test('names no employee ID in any reason', () => {
  for (const { employeeId } of opened.drivers)
    expect(JSON.stringify(explainSharedPicks(opened, 'jobs', employeeId))).not.toMatch(/100000\d/);
});

test('finds drivers by number and result, and by name only where names are shown', () => {
  const find = (search: string, byName = true) =>
    findSharedDrivers(opened.drivers, search, { byName }).map(
      ({ seniorityNumber }) => seniorityNumber,
    );
  expect([find(' 2 '), find('j3'), find('reed'), find('')]).toEqual([[2], [2], [2], [1, 2, 3]]);
  expect([find('reed', false), find('1000002'), find('100')]).toEqual([[], [], []]);
});
