import ts from 'typescript';
import { expect, test } from 'vitest';
import { findRepeats, readShapes } from '~/infra/local/house/find-repeats';

const read = (text: string) =>
  readShapes(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
const find = (files: Record<string, string>) =>
  findRepeats(new Map(Object.entries(files).map(([path, text]) => [path, read(text)])));

const sixLines = `if (one.isOpen && one.count > 4) {
  const total = one.count * 2 + other.count;
  add(total, 'of one', one.name);
  if (total > 100) remove(one.name, other.name);
  save({ name: one.name, total });
}
print(one.name);`;
const renamed = sixLines.replaceAll('one', 'week').replaceAll('other', 'job').replace('4', '12');

test('finds six lines that differ only in names and values', () => {
  expect(find({ 'a.ts': sixLines, 'b.ts': `start();\n${renamed}` })).toEqual([
    { one: 'a.ts:1', other: 'b.ts:2' },
  ]);
});

test('passes over comments, blank lines and imports', () => {
  const spaced = `import { a } from 'a';\n// First\n${renamed.replaceAll('\n', '\n\n')}`;
  expect(find({ 'a.ts': sixLines, 'b.ts': spaced })).toEqual([{ one: 'a.ts:1', other: 'b.ts:3' }]);
});

test('counts neither five lines nor what stands in more than eight places', () => {
  const five = sixLines.split('\n').slice(0, 5).join('\n');
  expect(find({ 'a.ts': `${five}\n}\nend();`, 'b.ts': `${five}\n}\nfor (;;) end();` })).toEqual([]);
  const nine = Array.from({ length: 9 }, (_, n) => [`${n}.ts`, sixLines]);
  expect(find(Object.fromEntries(nine) as Record<string, string>)).toEqual([]);
});
