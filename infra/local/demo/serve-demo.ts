import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal, type LocalServer } from '../serve';
import { openDemo } from './open-demo';
import type { SignIns } from './sign-ins';

/** Builds a demo as of `now`, serves it on a free port with a clock that stands there, and removes it when it stops. */
export const serveDemo = async (
  now: number,
): Promise<{ server: LocalServer; signIns: SignIns }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'job-selection-demo-'));
  const variables = { DATA_DIR: dataDir, SEED: 'none', PORT: '0' };
  const origin = 'http://127.0.0.1';
  const opened = { dataDir, variables, now, origin, isFresh: false, onStep: () => undefined };
  const { signIns } = await openDemo(opened);
  const clock = { now: () => now };
  const server = await startLocal({ variables, clock, sweeps: 'manual', write: () => undefined });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server: { ...server, stop }, signIns };
};
