import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const listFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));

/** The code outside the Spanish copy. It includes the English copy, because a screen may use another screen's keys. */
const readCode = (): string =>
  listFiles('app', 'functions', 'infra')
    .filter((file) => !file.startsWith('app/copy/es/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // Joins method chains that are broken over several lines.
    .replaceAll(/\s+\./g, '.');

/** All words of the code, and all pairs of words with a dot between. */
const listUses = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/\w+/g), ...code.matchAll(/\w+\.(?=(\w+))/g)].map(
      ([word, next]) => word + (next ?? ''),
    ),
  );
const code = readCode();
const uses = listUses(code);

/**
 * Keys of the English copy, as `screen.key`, that no code uses. If code reads a screen under another name, any
 * use of the key counts. If code reads a screen as `screen[code]`, all its keys count as used.
 */
export const findUnusedKeys = (copy: Readonly<Record<string, object>>): string[] => {
  return Object.entries(copy).flatMap(([screen, sentences]) => {
    if (new RegExp(`opy\\.${screen}\\[`).test(code)) return [];
    const isRenamed = new RegExp(`opy\\.${screen}\\b(?!\\.)`).test(code);
    return Object.keys(sentences)
      .filter((key) => !uses.has(isRenamed ? key : `${screen}.${key}`))
      .map((key) => `${screen}.${key}`);
  });
};
