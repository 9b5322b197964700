/**
 * Measures how long the web function takes to load and to send its first response. Compares it with a
 * hello-world of Remix that is bundled the same way, and with one that also loads the store's client. Each run
 * is a fresh process, and the three take turns. Started by `npm run bench`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleEntry, bundleFunction } from '~/infra/aws/bundle';
import { ensureBuilt, root, serverBuild } from '~/infra/local/build';
import { functionUrlEvent } from '~/tests/support/lambda-runtime';
import { findOwnHasher } from '~/tests/support/own-hasher';
import { startSecretService } from '~/tests/support/secret-service';
import { buildHello } from './build-hello';
import { median } from './timing';

const rounds = 25;

/** Loads a bundle as the Lambda runtime does, requests a page, and prints the milliseconds of both. */
const loader = `
import { Writable } from 'node:stream';
let status = 0;
globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: { from: (stream, { statusCode }) => ((status = statusCode), stream) },
};
const started = performance.now();
const { handler } = await import(process.argv[1]);
const loaded = performance.now();
await handler(JSON.parse(process.argv[2]), new Writable({ write: (chunk, encoding, done) => done() }));
if (status !== 200) throw new Error('Status ' + status);
// On a line of its own, after what the function has logged.
process.stdout.write('\\n' + JSON.stringify({ init: loaded - started, first: performance.now() - loaded }));
process.exit();
`;
const secret = 'S'.repeat(43);
const requestFor = (path: string): string =>
  JSON.stringify(
    functionUrlEvent({
      path,
      headers: { 'x-origin-secret': secret, 'x-forwarded-host': 'jobs.example.com' },
    }),
  );
const secrets = await startSecretService({ key: secret });

interface Start {
  readonly init: number;
  readonly first: number;
}
const run = promisify(execFile);
const measureStart = async (folder: string, path: string): Promise<Start> => {
  const file = pathToFileURL(join(folder, 'index.mjs')).href;
  const args = ['--input-type=module', '--eval', loader, file, requestFor(path)];
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
      MAIL_LINK_KEY_SECRETS: 'k1=key',
      PUSH_KEY_SECRET: 'key',
      ORIGIN_SECRETS: 'key',
      TENANT_ROLE: 'arn:aws:iam::111122223333:role/tenant',
    },
  });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as Start;
};

const into = mkdtempSync(join(tmpdir(), 'job-selection-init-'));
ensureBuilt();
const helloBuild = buildHello();
const bundleHello = (name: string) =>
  bundleEntry({
    entry: `tests/bench/hello-remix/${name}.ts`,
    root,
    serverBuild: helloBuild,
    folder: join(into, name),
  });
const hello = await bundleHello('lambda');
const withClient = await bundleHello('with-client');
const web = await bundleFunction('web', {
  root,
  serverBuild,
  into,
  hasher: findOwnHasher(),
});

const starts = { hello: [] as Start[], withClient: [] as Start[], web: [] as Start[] };
for (let round = 0; round < rounds; round += 1) {
  starts.hello.push(await measureStart(join(into, 'lambda'), '/'));
  starts.withClient.push(await measureStart(join(into, 'with-client'), '/'));
  starts.web.push(await measureStart(web.folder, '/request-access'));
}
rmSync(into, { recursive: true });
await secrets.stop();

const getMedian = (all: readonly Start[], part: keyof Start) =>
  median(all.map((start) => start[part]));
const line = (name: string, all: readonly Start[], bytes: number) => {
  const figures = (['init', 'first'] as const).map((part) => {
    const ms = getMedian(all, part);
    const ratio = ms / getMedian(starts.hello, part);
    return `${ms.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)}`;
  });
  console.log(
    `${name.padEnd(14)} ${figures.join(' ')} ${String(Math.ceil(bytes / 1024)).padStart(8)}`,
  );
};
line('hello world', starts.hello, hello.bytes);
line('and a client', starts.withClient, withClient.bytes);
line('web', starts.web, web.bytes);
