import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from '~/app/components/ui/icon-names';
import { drawIcons } from '~/infra/local/draw-icons';

test('the image has the drawing of each icon', async () => {
  expect(readFileSync('app/components/ui/icons.svg', 'utf8')).toBe(await drawIcons());
});

test('each icon is used', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('icon-names.ts'))
    .map((path) => readFileSync(join('app', path), 'utf8'))
    .join('\n');
  const unused = iconNames.filter((name) => !new RegExp(`['"]${name}['"]`).test(sources));
  expect(unused).toEqual([]);
});
