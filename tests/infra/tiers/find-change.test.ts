import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChange } from '~/infra/local/tiers/find-change';

let shared: string;
let folder: string;
const noon = Date.parse('2026-03-02T12:00:00Z');
const hours = (count: number) => count * 60 * 60_000;

const git = (where: string, args: readonly string[], at = noon) => {
  const date = new Date(at).toISOString();
  const env = {
    PATH: process.env.PATH,
    HOME: where,
    NODE_ENV: 'test' as const,
    GIT_CONFIG_NOSYSTEM: '1',
    ...{ GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.example' },
  };
  return execFileSync('git', args, { cwd: where, env, encoding: 'utf8' }).trim();
};
const commit = (where: string, file: string, at: number) => {
  writeFileSync(join(where, file), file);
  git(where, ['add', '.']);
  git(where, ['commit', '--quiet', '--message', file], at);
};
/** Without what the environment names. */
const find = (base = '', from = folder) => findChange({ folder: from, base }).files;

beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'job-selection-shared-'));
  folder = mkdtempSync(join(tmpdir(), 'job-selection-clone-'));
  git(shared, ['init', '--quiet', '--initial-branch', 'main']);
  commit(shared, 'old', noon - hours(5));
  commit(shared, 'morning', noon - hours(3));
  commit(shared, 'today', noon);
  git(folder, ['clone', '--quiet', shared, '.']);
});
afterEach(() => {
  for (const one of [shared, folder]) rmSync(one, { recursive: true, force: true });
});

test('a clean clone has the changes of the four hours before its last commit', () => {
  expect(find()).toEqual(['morning', 'today']);
});

test('a branch has what the shared branch lacks, and what is not committed', () => {
  commit(folder, 'mine', noon + hours(1));
  writeFileSync(join(folder, 'new'), '');
  writeFileSync(join(folder, 'old'), 'changed');
  expect(find()).toEqual(['mine', 'new', 'old']);
});

test('a branch that is pushed has what the main branch lacks', () => {
  git(folder, ['switch', '--quiet', '--create', 'feature']);
  commit(folder, 'mine', noon + hours(1));
  git(folder, ['push', '--quiet', '--set-upstream', 'origin', 'feature']);
  expect(find()).toEqual(['mine']);
});

test('paths begin at the folder, in a part of a repository too', () => {
  const part = join(folder, 'part');
  mkdirSync(part);
  commit(folder, 'part/weiß', noon + hours(1));
  expect(find('', part)).toEqual(['weiß']);
});

test('a branch without commits of its own has the last four hours and what is not committed', () => {
  writeFileSync(join(folder, 'old'), 'changed');
  expect(find()).toEqual(['morning', 'old', 'today']);
});

test('the commit to compare with can be named', () => {
  expect(find(git(folder, ['rev-parse', 'HEAD~1']))).toEqual(['today']);
});

test('it is not known what changed since a commit that does not exist, or without a history', () => {
  expect(find('0'.repeat(40))).toBeNull();
  rmSync(join(folder, '.git'), { recursive: true });
  expect(find()).toBeNull();
});

test('it is not known what changed in a history that begins within the four hours', () => {
  rmSync(folder, { recursive: true });
  git(shared, ['clone', '--quiet', '--depth', '1', `file://${shared}`, folder]);
  expect(find()).toBeNull();
});
