/**
 * How long the web function takes to load beside a hello-world of Remix that is built and bundled the
 * same way: a fresh process each, interleaved. Started by `npm run bench`.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleEntry, bundleFunction } from '~/infra/aws/bundle';
import { ensureBuilt, root, serverBuild } from '~/infra/local/build';
import { startSecretService } from '~/tests/support/secret-service';
import { median } from './timing';

const rounds = 25;

const buildHello = (): string => {
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

/** Loads a bundle as the Lambda runtime does and prints how many milliseconds that took. */
const loader = `
globalThis.awslambda = { streamifyResponse: (handler) => handler };
const started = performance.now();
await import(process.argv[1]);
process.stdout.write(String(performance.now() - started));
process.exit();
`;
const secrets = await startSecretService({ key: 'S'.repeat(43) });
const run = promisify(execFile);
const startOf = async (folder: string): Promise<number> => {
  const file = pathToFileURL(join(folder, 'index.mjs')).href;
  const args = ['--input-type=module', '--eval', loader, file];
  const { stdout } = await run(process.execPath, args, {
    env: {
      ...process.env,
      AWS_REGION: 'us-east-1',
      AWS_LAMBDA_FUNCTION_NAME: 'bench',
      PUBLIC_ORIGIN: 'https://jobs.example.com',
      MAIL: 'ses',
      MAIL_FROM: 'no-reply@jobs.example.com',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
      SESSION_KEY_SECRETS: 'k1=key',
      ORIGIN_SECRETS: 'key',
      TENANT_ROLE: 'arn:aws:iam::111122223333:role/tenant',
    },
  });
  return Number(stdout);
};

const into = mkdtempSync(join(tmpdir(), 'job-selection-init-'));
ensureBuilt();
const hello = await bundleEntry({
  entry: 'tests/bench/hello-remix/lambda.ts',
  root,
  serverBuild: buildHello(),
  folder: join(into, 'hello'),
});
const web = await bundleFunction('web', { root, serverBuild, into });

const times = { hello: [] as number[], web: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  times.hello.push(await startOf(join(into, 'hello')));
  times.web.push(await startOf(web.folder));
}
rmSync(into, { recursive: true });
await secrets.stop();
const [helloMs, webMs] = [median(times.hello), median(times.web)];
const line = (name: string, ms: number, bytes: number) =>
  console.log(
    `${name.padEnd(14)} ${ms.toFixed(1).padStart(8)} ${(ms / helloMs).toFixed(2).padStart(7)} ${String(Math.ceil(bytes / 1024)).padStart(8)}`,
  );
line('hello world', helloMs, hello.bytes);
line('web', webMs, web.bytes);
