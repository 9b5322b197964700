import { execFileSync } from 'node:child_process';
import { root } from '../build';

export interface Change {
  /** A name for people of what the change is compared with. */
  readonly since: string;
  /** The changed files' paths from the root; null if that cannot be told, so that every file may have changed. */
  readonly files: readonly string[] | null;
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Runs git in a folder; null if it fails. */
const makeGit =
  (folder: string) =>
  (...args: string[]): string | null => {
    try {
      const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 } as const;
      return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        ...options,
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  };
type Git = ReturnType<typeof makeGit>;

/** The age up to which commits count that the shared branch has: a push of half a working day. */
const sharedHours = 4;

/** The commit that the change is compared with. */
const findBase = (git: Git, given: string | undefined): string | null => {
  if (given) return git('rev-parse', '--verify', '--quiet', `${given}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  for (const branch of ['origin/HEAD', '@{upstream}']) {
    const shared = git('merge-base', 'HEAD', branch);
    if (shared !== null && shared !== head) return shared;
  }
  // All commits are shared, as in a clean clone: those of the last hours count.
  const at = git('show', '--no-patch', '--format=%ct', 'HEAD');
  return at === null
    ? null
    : git('rev-list', '-1', `--before=${Number(at) - sharedHours * 60 * 60}`, 'HEAD') || null;
};

/**
 * The files that a change touches: those of commits that the shared branch does not have, or of the last four hours'
 * commits if it has all, and those that are not committed yet. `CHANGE_BASE` names another commit to compare with.
 */
export const findChange = ({
  folder = root,
  base: given = process.env.CHANGE_BASE,
}: { folder?: string; base?: string | undefined } = {}): Change => {
  const git = makeGit(folder);
  const base = findBase(git, given);
  const changed =
    base === null ? null : git('diff', '--relative', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (base === null || changed === null || added === null)
    return { since: 'an unknown commit', files: null };
  const files = [...new Set([...lines(changed), ...lines(added)])].sort();
  return { since: base.slice(0, 8), files };
};
