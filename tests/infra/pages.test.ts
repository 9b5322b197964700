import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { clientFolder, ensureBuilt } from '~/infra/local/build';

beforeAll(() => ensureBuilt());

test('a browser loads no parser', () => {
  const assets = join(clientFolder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const withParser = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('_zod'),
  );
  expect(withParser).toEqual([]);
});
