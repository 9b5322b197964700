import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { supportAccess } from '~/app/copy/en/admin/companies';
import { settings } from '~/app/copy/en/admin/settings';
import { sso } from '~/app/copy/en/admin/sso';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('SECURITY.md');

/** The requirements of ASVS 5.0.0 at levels 1 and 2: the range of their numbers in each section. */
const sections: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.5': '1-5',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
};
const required = Object.entries(sections).flatMap(([section, range]) => {
  const [first = 1, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
});
const getRows = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

test('lists every requirement of level 2 once', () => {
  const listed = getRows(read('infra/ASVS.md')).flatMap(
    (row) => row.split('|')[1]!.match(/\b\d+\.\d+\.\d+\b/g) ?? [],
  );
  expect([...listed].sort()).toEqual([...required].sort());
  // Levels 1 and 2 have 253 requirements. They include 20 on servers of OAuth and 7 on WebRTC, which are not listed one
  // by one, because the product is neither.
  expect(required.length + 20 + 7).toBe(253);
});

test.each(['SECURITY.md', 'infra/ASVS.md'])('%s names only what exists', (path) => {
  const text = read(path);
  const named = [...text.matchAll(/`((?:app|domain|functions|infra|tests)\/[^`*]+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, name]) => name!).filter((name) => !existsSync(join(root, name)))).toEqual(
    [],
  );
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const [, script] of text.matchAll(/`npm run ([a-z-]+)/g))
    expect(scripts).toHaveProperty(script!);
});

test('begins with one screen about a list, whose switches exist', () => {
  const [, screen = ''] = /\n(## A driver's list [^]+?)\n## /.exec(page) ?? [];
  expect(screen.split('\n').length).toBeLessThanOrEqual(45);
  const switches = getRows(screen).flatMap((row) => /^\| _([^_]+)_/.exec(row)?.[1] ?? []);
  expect(switches.length).toBeGreaterThan(5);
  const names = [...Object.values(settings.labels), sso.title, supportAccess.title];
  expect(switches.filter((name) => !names.includes(name))).toEqual([]);
});
