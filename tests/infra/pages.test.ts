import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Node } from 'postcss';
import { beforeAll, expect, test } from 'vitest';
import { clientFolder, ensureBuilt } from '~/infra/local/build';
import { tooNew } from '~/infra/tooling/lowest-browsers.js';
import { addFallbacks } from '~/infra/tooling/old-browser-styles';

beforeAll(() => ensureBuilt());

const readAssets = (ending: string): [name: string, text: string][] => {
  const assets = join(clientFolder, 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]);
};

test('a browser loads no parser', () => {
  const scripts = readAssets('.js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(([, text]) => text.includes('_zod'))).toEqual([]);
});

test('no script needs what the lowest browsers lack, also not one of a package', () => {
  const calls = tooNew.map(({ object, property }) => `${object ?? ''}.${property}(`);
  const patterns = ['(?<=', '(?<!'];
  const found = readAssets('.js').flatMap(([name, text]) =>
    [...calls, ...patterns]
      .filter((call) => text.includes(call))
      .map((call) => `${call} ${name.replace(/-[\w-]{8}\.js$/, '')}`),
  );
  // These packages look first whether the browser has it.
  expect(found).toEqual(['.startViewTransition( framework', '.checkVisibility( search-dialog']);
});

/** The at-rules around a node. */
const getConditions = (node: Node): string[] => {
  const { parent } = node;
  if (!parent) return [];
  const own =
    parent.type === 'atrule' ? [`${(parent as AtRule).name} ${(parent as AtRule).params}`] : [];
  return [...own, ...getConditions(parent)];
};

test('the styles say nothing that the lowest browsers would misunderstand', () => {
  const found: string[] = [];
  const [[, css] = ['', '']] = readAssets('.css');
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    if (getConditions(rule).some((one) => one.startsWith('scope'))) return;
    if (rule.parent?.type === 'rule') found.push(`nested: ${rule.selector}`);
    if (addFallbacks(`${rule.selector}{}`).split('{').length > 2) found.push(rule.selector);
  });
  styles.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const conditions = getConditions(declaration).join();
    if (/okl(ch|ab)\((?!from)/.test(value)) found.push(`${prop}: ${value}`);
    if (/color-mix\(/.test(value) && !/supports .*color-mix/.test(conditions))
      found.push(`${prop}: ${value}`);
    const before = declaration.prev();
    const isLow = before?.type === 'decl' && before.prop === prop && before.value.includes('vh');
    if (/\d[dsl]vh/.test(value) && !isLow) found.push(`${prop}: ${value}`);
  });
  styles.walkAtRules('media', ({ params }) => {
    if (/[<>]/.test(params)) found.push(params);
  });
  expect(found).toEqual([]);
});
