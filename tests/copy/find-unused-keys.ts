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

/** Keys of the English copy, as `screen.key`, that no code reads by that name. */
export const findUnusedKeys = (copy: Readonly<Record<string, object>>): string[] => {
  const code = readCode();
  return Object.entries(copy).flatMap(([screen, sentences]) =>
    // `copy.screen[code]` may read every key.
    code.includes(`Copy.${screen}[`) || code.includes(`copy.${screen}[`)
      ? []
      : Object.keys(sentences)
          .map((key) => `${screen}.${key}`)
          .filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
  );
};
