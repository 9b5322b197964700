import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '~/infra/local/build';

export interface PlannedRequest {
  readonly cookie: string;
  readonly body: string;
  /** When to send the request, in milliseconds after `startsAt`. Used only in an open loop. */
  readonly atMs?: number;
}
/** Requests to one URL: either each at its planned time (an open loop), or `atOnce` in parallel for `forMs`. */
export type SendPlan = {
  readonly url: string;
  readonly origin: string;
  readonly requests: readonly PlannedRequest[];
} & ({ readonly startsAt: number } | { readonly atOnce: number; readonly forMs: number });

export interface SentRequest {
  readonly index: number;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly isAcknowledged: boolean;
  readonly answeredAt: number;
  readonly tookMs: number;
}

const maxOutput = 256 * 1024 * 1024;
const run = promisify(execFile);

/** Runs a program of this folder in a separate process with the plan, and returns the JSON that it prints. */
export const runApart = async <Output>(
  program: string,
  plan: unknown,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Output> => {
  const file = join(dataDir, `${program}.json`);
  writeFileSync(file, JSON.stringify(plan));
  const script = ['--import', 'tsx', `tests/soak/support/${program}.ts`, file];
  const { stdout } = await run(process.execPath, script, {
    cwd: root,
    maxBuffer: maxOutput,
    env: { ...process.env, ...env },
  });
  rmSync(file);
  return JSON.parse(stdout) as Output;
};
