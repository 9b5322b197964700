import { expect, test } from 'vitest';
import { maxFound, searchRosters } from '~/domain/site/search-site';
import { aDriver, aJob } from '~/tests/support/roster-builders';

const drivers = [
  aDriver({ employeeId: '1234567', name: 'María García', seniorityNumber: 1 }),
  aDriver({ employeeId: '7654321', name: 'Ann Example', seniorityNumber: 2 }),
];
const jobs = [aJob({ jobId: 'J12', location: 'North Gate' }), aJob({ jobId: 'J34' })];

const search = (query: string) => {
  const found = searchRosters({ drivers, jobs }, query);
  return [...found.drivers.map(({ name }) => name), ...found.jobs.map(({ jobId }) => jobId)];
};

test('finds drivers by ID and by name, without case and accents', () => {
  expect(search('7654')).toEqual(['Ann Example']);
  expect(search('garcia MARIA')).toEqual(['María García']);
});

test('finds jobs by ID and by location, and drivers beside them', () => {
  expect(search('north')).toEqual(['J12']);
  expect(search('12')).toEqual(['María García', 'J12']);
});

test('finds only what contains every word, and nothing for an empty search', () => {
  expect(search('garcia north')).toEqual([]);
  expect(search('  ')).toEqual([]);
});

test('stops at the most that one search shows', () => {
  const many = Array.from({ length: maxFound + 5 }, (_, index) => aJob({ jobId: `J${index}` }));
  expect(searchRosters({ drivers: [], jobs: many }, 'J').jobs).toHaveLength(maxFound);
});
