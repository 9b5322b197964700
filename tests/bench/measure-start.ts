import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { functionUrlEvent } from '~/tests/support/lambda-runtime';
import { startSecretService } from '~/tests/support/secret-service';

/** Loads a bundle as the Lambda runtime does, requests a page, and prints the milliseconds of both. */
const loader = `
import { writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
let status = 0;
globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: { from: (stream, { statusCode }) => ((status = statusCode), stream) },
};
if (process.env.GROUP_FILE) writeFileSync(process.env.GROUP_FILE, String(process.pid));
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
const run = promisify(execFile);

export interface Start {
  /** Milliseconds until the bundle is loaded, and from then until its first page is sent. */
  readonly init: number;
  readonly first: number;
}
/** Measures starts of bundles in fresh processes, each of which may run in a group of processes, by its file. */
export const startMeasurement = async (groupFile = '') => {
  const secrets = await startSecretService({ key: secret });
  const measureStart = async (folder: string, path: string): Promise<Start> => {
    const file = pathToFileURL(join(folder, 'index.mjs')).href;
    const args = ['--input-type=module', '--eval', loader, file, requestFor(path)];
    const { stdout } = await run(process.execPath, args, {
      env: {
        ...process.env,
        GROUP_FILE: groupFile,
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
  return { measureStart, stop: secrets.stop };
};
