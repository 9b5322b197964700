import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/infra/local/build';

/** Builds the smallest page of Remix, and returns its server's file. */
export const buildHello = (): string => {
  const cli = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  const config = 'tests/bench/hello-remix/vite.config.ts';
  const { status, stderr } = spawnSync(process.execPath, [cli, 'vite:build', '--config', config], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
  return join(root, 'build/hello-remix/server/index.js');
};

/** The scripts that its page loads: all of them, because it has only this page. */
export const findHelloScripts = (): string[] => {
  const assets = join(root, 'build/hello-remix/client/assets');
  return readdirSync(assets).map((name) => join(assets, name));
};
