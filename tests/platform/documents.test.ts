import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rooms = ['app', 'domain', 'functions', 'infra', 'tests'];
const readmes = ['README.md', ...rooms.map((room) => `${room}/README.md`)].filter((path) =>
  existsSync(join(root, path)),
);
const decisions = readdirSync(join(root, 'app/decisions')).map((file) => `app/decisions/${file}`);
const documents = [
  ...readmes,
  ...decisions,
  'SECURITY.md',
  'infra/ASVS.md',
  'infra/RUNBOOK.md',
  'infra/aws/CAPACITY.md',
];

/** The anchor that GitHub generates for a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
const getAnchors = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));
const hasAnchor = (path: string, anchor: string | undefined) =>
  anchor === undefined || getAnchors(path).includes(anchor);

test.each(documents)('every link of %s leads somewhere', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, target = '', anchor]) => {
    const file = target === '' ? path : join(dirname(path), target);
    return !existsSync(join(root, file)) || !hasAnchor(file, anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(readmes)('every file that %s names is there', (path) => {
  const named = [...read(path).matchAll(/`([\w./$-]+\/[\w./$-]*\.(?:tsx?|mjs|cjs|js|md|json))`/g)];
  const missing = named
    .map(([, file = '']) => file)
    .filter((file) => ![root, join(root, dirname(path))].some((at) => existsSync(join(at, file))))
    .filter((file) => !file.startsWith('build/'));
  expect(missing).toEqual([]);
});

test.each(decisions)('every file and folder that %s names is there', (path) => {
  const named = [...read(path).matchAll(/`([a-z]+\/[\w./$-]+)`/g)].map(([, name = '']) => name);
  const isThere = (name: string) => ['', 'app'].some((at) => existsSync(join(root, at, name)));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('the index lists every decision once, by its title', () => {
  const [, index = ''] = read('app/README.md').split('\n## Decisions\n');
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const listed = lines.map((line) => /^- [^:]+: \[(.+)\]\((.+)\)$/.exec(line)?.slice(1) ?? line);
  const titles = decisions.map((path) => [/^# (.+)\n/.exec(read(path))?.[1], path]);
  const toOrder = (one: unknown) => JSON.stringify(one);
  expect(listed.map(toOrder).sort()).toEqual(
    titles.map(([title, path = '']) => toOrder([title, path.replace('app/', '')])).sort(),
  );
});

test.each(decisions)('%s is named by its title, and has a date and three parts', (path) => {
  const [, title = '', body = ''] =
    /^# (.+)\n\n\d{4}-\d{2}-\d{2}\n\n([^]+)$/.exec(read(path)) ?? [];
  expect(basename(path, '.md')).toBe(toAnchor(title));
  expect(body.match(/^- \*\*\w+\*\*: /gm)).toEqual([
    '- **Context**: ',
    '- **Decision**: ',
    '- **Consequence**: ',
  ]);
});

test.each(documents)('no line of %s is longer than 160 characters', (path) => {
  const isLong = (line: string) => line.length > 160;
  expect(read(path).split('\n').filter(isLong)).toEqual([]);
});

test('every rule that the code cites has a heading', () => {
  const sources = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  const unknown = sources.flatMap((source) =>
    [...read(source).matchAll(/\b([a-z]+\/(?:README|decisions\/[\w-]+)\.md)(?:#([\w-]+))?/g)]
      .filter(([, file = '', anchor]) => !existsSync(join(root, file)) || !hasAnchor(file, anchor))
      .map(([citation]) => `${source}: ${citation}`),
  );
  expect(unknown).toEqual([]);
});
