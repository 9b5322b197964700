import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/infra/local/build';
import { findOrigin } from '~/tests/soak/support/start-server';
import { masterPassword } from './test-server';

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { stdio: 'pipe', maxBuffer: 2 ** 28 });

/** Whether this folder has the whole history, unlike an export or a shallow clone. */
export const hasHistory = (): boolean =>
  existsSync(join(root, '.git')) &&
  git('rev-parse', '--is-shallow-repository').toString().trim() === 'false';

/** Throws with instructions if the history lacks the previous release. */
export const requireCommit = (commit: string): void => {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch (cause) {
    throw new Error(
      `The history lacks ${commit}, the previous release: run \`git fetch --unshallow\`, or correct infra/previous-release.`,
      { cause },
    );
  }
};

/** Checks the previous release out into a folder of its own, which uses the packages of this version. */
const checkOut = (commit: string): string => {
  requireCommit(commit);
  const folder = join(root, 'build', 'previous-release', commit);
  if (existsSync(folder)) return folder;
  mkdirSync(join(root, 'build', 'previous-release'), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  execFileSync('tar', ['-x'], { cwd: draft, input: git('archive', '--format=tar', commit) });
  symlinkSync(join(root, 'node_modules'), join(draft, 'node_modules'));
  renameSync(draft, folder);
  return folder;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Builds the previous release and starts it on a data folder. */
export const startPreviousRelease = async (dataDir: string) => {
  const commit = readFileSync(join(root, 'infra', 'previous-release'), 'utf8').trim();
  const folder = checkOut(commit);
  // Not `npm start`, which would install that release's packages over those of this version.
  const command = ['--import', 'tsx', 'infra/local/commands/start.ts'];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      MASTER_ADMIN_PASSWORD: masterPassword,
      TENANT_REQUESTS_PER_SECOND: '100000',
    },
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  return {
    /** Where it listens, once it has printed that. */
    findUrl: () => findOrigin(lines.join('')),
    /** Everything that it has printed so far. */
    getOutput: () => lines.join(''),
    hasEnded: () => child.exitCode !== null,
    stop: () => stop(child),
  };
};
