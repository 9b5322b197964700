import { expect, test } from 'vitest';
import { chooseStories, measureDistances } from '~/infra/local/tiers/choose-stories';

const imports = new Map([
  ['routes/week', ['services/publish', 'ui/button']],
  ['routes/roster', ['services/import', 'ui/button']],
  ['services/publish', ['domain/award']],
  ['services/import', ['domain/text']],
  ['domain/award', ['domain/text']],
  ['ui/button', []],
  ['domain/text', []],
]);
const stories = [
  { key: 'all pages', file: 'all.spec', starts: ['routes/week', 'routes/roster'] },
  { key: 'import', file: 'import.spec', starts: ['routes/roster'] },
  { key: 'week', file: 'week.spec', starts: ['routes/week'] },
];
const choose = (changed: string[], limit = 30) => chooseStories(changed, stories, imports, limit);

test('counts the imports on the shortest way to each file', () => {
  expect(Object.fromEntries(measureDistances(imports, ['routes/week']))).toEqual({
    'routes/week': 0,
    'services/publish': 1,
    'ui/button': 1,
    'domain/award': 2,
    'domain/text': 3,
  });
});

test('files that import each other are counted once', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['a']],
  ]);
  expect([...measureDistances(circle, ['a'])]).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});

test('a change runs the stories that reach it, and no other', () => {
  expect(choose(['services/publish'])).toEqual(['all pages', 'week']);
  expect(choose(['README.md'])).toEqual([]);
});

test('of the stories that reach a file, the nearest runs, and of equally near ones that with fewer pages', () => {
  expect(choose(['domain/text'], 1)).toEqual(['import']);
  expect(choose(['services/publish'], 1)).toEqual(['week']);
});

test('of equally near stories, those of one file do not crowd out those of another', () => {
  const starts = ['routes/week'];
  const crowd = ['a', 'b', 'c'].map((key) => ({ key, file: 'crowd.spec', starts }));
  const all = [...crowd, { key: 'd', file: 'other.spec', starts }];
  expect(chooseStories(['ui/button'], all, imports, 2)).toEqual(['a', 'd']);
});

test('each changed file has its turn, and first what few stories reach', () => {
  expect(choose(['ui/button', 'services/publish', 'services/import'], 2)).toEqual([
    'import',
    'week',
  ]);
  expect(choose(['ui/button', 'services/publish'], 1)).toEqual(['week']);
});

test('a changed story runs itself', () => {
  const own = [{ key: 'own', file: 'own.spec', starts: ['own.spec'] }, ...stories];
  expect(chooseStories(['own.spec'], own, imports, 30)).toEqual(['own']);
});

test('never more than the limit', () => {
  expect(choose([...imports.keys()], 2)).toHaveLength(2);
  expect(choose([...imports.keys()], 0)).toEqual([]);
});
