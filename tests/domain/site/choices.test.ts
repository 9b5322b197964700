import { expect, test } from 'vitest';
import { findChoice, suggestChoices, type Choice } from '~/domain/site/choices';

const aDriver = (id: string, name: string, seniority: number): Choice => ({
  id,
  text: `${name} (${id})`,
  title: name,
  details: `${id} · seniority ${seniority}`,
  names: [name, String(seniority)],
  keywords: String(seniority),
});
const aJob = (id: string, keywords = ''): Choice => ({
  ...{ id, text: id, title: id, details: '', names: [], keywords },
});

const drivers = [
  aDriver('1000001', 'María García', 12),
  aDriver('1000002', 'Ann Example', 2),
  aDriver('1000003', 'Ann Example', 3),
  aDriver('0000012', 'Zoe Young', 1000001),
];
const jobs = [
  aJob('J1', '06:00 Monday'),
  aJob('J10', '16:30 Friday'),
  aJob('j11'),
  aJob('J012', '12'),
];

const read = (choices: readonly Choice[], typed: string) => {
  const found = findChoice(choices, typed);
  if (found.means === 'unclear') return found.candidates.map(({ id }) => id);
  return found.means === 'one' ? found.id : null;
};

test.each([
  ['what was chosen', 'Ann Example (1000003)', '1000003'],
  ['an ID', '1000002', '1000002'],
  ['a seniority number', '012', '1000001'],
  ['an ID that begins with 0', '0000012', '0000012'],
  ['the whole name, without case and accents', ' maria  GARCIA ', '1000001'],
])('finds a driver by %s', (_, typed, id) => {
  expect(read(drivers, typed)).toBe(id);
});

test.each([
  ['a name that two have', 'Ann Example', ['1000002', '1000003']],
  ['a part of a name, even if only one has it', 'garc', ['1000001']],
  ['a number that is an ID and a seniority number', '1000001', ['1000001', '0000012']],
])('asks about %s', (_, typed, ids) => {
  expect(read(drivers, typed)).toEqual(ids);
});

test('finds nothing for an empty text and for what no word begins with', () => {
  expect(
    ['', ' ', '99', 'xample', '·', '1000002 María'].map((typed) => read(drivers, typed)),
  ).toEqual([null, null, null, null, null, null]);
});

test('finds a job by its ID alone, and asks about anything else', () => {
  expect(read(jobs, 'J1')).toBe('J1');
  expect(read(jobs, 'j10')).toBe('J10');
  expect(read(jobs, '12')).toEqual(['J012']);
  expect(read(jobs, 'mon 06:00')).toEqual(['J1']);
  expect(read(jobs, 'J9')).toBeNull();
});

test('suggests first what a text means, then what begins with it', () => {
  const suggest = (choices: readonly Choice[], typed: string) =>
    suggestChoices(choices, typed).map(({ id }) => id);
  expect(suggest(jobs, 'J1')).toEqual(['J1', 'J10', 'j11']);
  expect(suggest(drivers, '12')).toEqual(['1000001']);
  expect(suggest(drivers, 'ex')).toEqual(['1000002', '1000003']);
  // The word is in the details of every driver.
  expect(suggest(drivers, 'seniority')).toEqual([]);
  expect(suggest(drivers, '')).toEqual([]);
});
