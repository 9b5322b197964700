import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const listFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));

/** What code outside the Spanish says: a screen may read another one's keys. */
const readCode = (): string =>
  listFiles('app', 'functions', 'infra')
    .filter((file) => !file.startsWith('app/copy/es/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // A chain may be broken over lines.
    .replaceAll(/\s+\./g, '.');

/**
 * Keys of the English copy, as `screen.key`, that no code reads by that name. A screen that is read with
 * `[code]`, or under a name of its own, is read by its keys alone.
 */
export const findUnusedKeys = (copy: Readonly<Record<string, object>>): string[] => {
  const code = readCode();
  return Object.entries(copy).flatMap(([screen, sentences]) => {
    if (new RegExp(`opy\\.${screen}\\[`).test(code)) return [];
    const isRenamed = new RegExp(`opy\\.${screen}\\b(?!\\.)`).test(code);
    return Object.keys(sentences)
      .filter((key) => !new RegExp(`\\b${isRenamed ? '' : `${screen}\\.`}${key}\\b`).test(code))
      .map((key) => `${screen}.${key}`);
  });
};
