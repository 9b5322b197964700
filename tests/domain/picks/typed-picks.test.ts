import { expect, test } from 'vitest';
import { createPickReader, type TypedPickProblem } from '~/domain/picks/typed-picks';

const read = createPickReader([
  'J001',
  'J012',
  'J112',
  'A12',
  '7',
  'J07',
  'R3-04',
  'Night Run',
  'NORTH',
]);

test.each([
  ['J012', ['J012']],
  ['j012 J001', ['J012', 'J001']],
  ['1\nj12', ['J001', 'J012']],
  ['112, a12;  1', ['J112', 'A12', 'J001']],
  // A whole ID means its job, also if the number of another one is the same.
  ['7 j7', ['7', 'J07']],
  ['r3-04 night run north', ['R3-04', 'Night Run', 'NORTH']],
  [' \n , ', []],
])('reads %j', (text, jobIds) => {
  const { problems, ...picks } = read(text, []);
  expect(picks).toEqual({ jobIds });
  expect(problems.filter(({ code }) => code !== 'job-repeated')).toEqual([]);
});

test.each<[string, TypedPickProblem]>([
  ['12', { code: 'job-unclear', typed: '12', jobIds: ['J012', 'A12'] }],
  ['13', { code: 'job-unknown', typed: '13' }],
  ['B12', { code: 'job-unknown', typed: 'B12' }],
  ['night', { code: 'job-unknown', typed: 'NIGHT' }],
  ['J001 1', { code: 'job-repeated', jobId: 'J001' }],
  ['J012', { code: 'job-not-allowed', jobId: 'J012' }],
  ['x'.repeat(500), { code: 'job-unknown', typed: 'X'.repeat(40) }],
])('asks about %j', (text, problem) => {
  expect(read(text, ['J012']).problems).toEqual([problem]);
});

test('asks if an ID of two words could be two jobs', () => {
  expect(createPickReader(['12 3', '12', '3'])('12 3', []).problems).toEqual([
    { code: 'job-unclear', typed: '12 3', jobIds: ['12 3', '12'] },
  ]);
});

test('understands what is right beside what is wrong', () => {
  expect(read('J001 12 J112', []).jobIds).toEqual(['J001', 'J112']);
});
