import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '~/infra/local/build';

interface Served {
  readonly origin: string;
  readonly admin: string;
  readonly driver: string;
}

/** Serves a site of 1,000 drivers and 500 jobs from the source in the folder, in a process of its own. */
export const serveSite = async (folder: string) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'tests/bench/serve-site.ts'), '1000', '500'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') },
    },
  );
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{"origin"')) continue;
    const stop = async () => {
      const isEnded = once(child, 'exit');
      child.kill();
      await isEnded;
    };
    return { ...(JSON.parse(line) as Served), pid: child.pid!, stop };
  }
  throw new Error(`The server in ${folder} ended before it answered.`);
};

export interface Loaded {
  readonly status: number;
  /** Until the last byte. */
  readonly ms: number;
  /** As sent, compressed. */
  readonly bytes: number;
}

/** Loads the page as a browser does. */
export const load = (url: string, cookie: string) =>
  new Promise<Loaded>((done, fail) => {
    const started = performance.now();
    get(url, { headers: { cookie, 'accept-encoding': 'gzip, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode!, ms: performance.now() - started, bytes }),
      );
    }).on('error', fail);
  });
