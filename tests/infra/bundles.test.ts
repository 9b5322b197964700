import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { copies } from '~/app/copy/server-copy.server';
import { bundleFunctions, type Bundle } from '~/infra/aws/bundle';
import { ensureBuilt, root, serverBuild } from '~/infra/local/build';
import { startEmbeddedStore, type EmbeddedStore } from '~/infra/local/store/embedded-store';
import { ensureTable } from '~/infra/local/store/ensure-table';
import { awslambda, functionUrlEvent, invokeStreaming } from '~/tests/support/lambda-runtime';
import { findOwnHasher } from '~/tests/support/own-hasher';
import { startSecretService } from '~/tests/support/secret-service';
import { startSilentService } from '~/tests/support/silent-service';
import { startTokenService } from '~/tests/support/token-service';

const secrets = {
  'session-1': 'S'.repeat(43),
  'mail-link-1': 'M'.repeat(43),
  push: 'P'.repeat(43),
  'origin-1': 'an origin secret of tests',
  'origin-0': 'the origin secret before',
  admin: 'a password of the master administrator',
};
const host = 'd111111abcdef8.cloudfront.net';
const viaCloudFront = {
  'x-origin-secret': secrets['origin-1'],
  'x-forwarded-host': host,
  'x-viewer-address': '203.0.113.9',
  accept: 'text/html',
};

let folder: string;
let bundles: Bundle[];
let store: EmbeddedStore;
let service: Awaited<ReturnType<typeof startSecretService>>;
let tokens: Awaited<ReturnType<typeof startTokenService>>;

/** Loads a function as Lambda does. A different `query` gives a separate instance. */
const load = async <T>(name: string, query = '') => {
  const { href } = pathToFileURL(join(folder, name, 'index.mjs'));
  return ((await import(/* @vite-ignore */ href + query)) as { handler: T }).handler;
};
/** What the functions read, also those that a test loads. */
let environment: Record<string, string>;
const stubEnvironment = () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubGlobal('awslambda', awslambda);
};
let web: Parameters<typeof invokeStreaming>[0];
const open = (event: Parameters<typeof functionUrlEvent>[0]) =>
  invokeStreaming(
    web,
    functionUrlEvent({ ...event, headers: { ...viaCloudFront, ...event.headers } }),
  );

beforeAll(async () => {
  ensureBuilt();
  // A folder from which node_modules cannot be found, because a bundle must contain everything it needs.
  folder = mkdtempSync(join(tmpdir(), 'job-selection-bundles-'));
  const made = bundleFunctions({ root, serverBuild, into: folder, hasher: findOwnHasher() });
  store = await startEmbeddedStore({ dataDir: null });
  service = await startSecretService(secrets);
  tokens = await startTokenService();
  environment = {
    ...store.env,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: service.url,
    AWS_ENDPOINT_URL_STS: tokens.url,
    TENANT_ROLE: 'arn:aws:iam::111122223333:role/tenant',
    AWS_LAMBDA_FUNCTION_NAME: 'job-selection-test',
    TABLE_NAME: 'bundles',
    SEED: 'none',
    MAIL: 'ses',
    MAIL_FROM: 'no-reply@jobs.example.com',
    ORIGIN_SECRETS: 'origin-1,origin-0',
    MASTER_ADMIN_PASSWORD_SECRET: 'admin',
    APPROVE_REGISTRATION_FUNCTION: 'approve-registration',
    METRICS_NAMESPACE: 'bundles',
  };
  stubEnvironment();
  await ensureTable({ tableName: 'bundles' });
  bundles = await made;
  // Only the pages and the sender of emails get keys: all others must start without them.
  const keyless = [
    'close-due-portals',
    'finish-work',
    'remind-drivers',
    'mail-events',
    'receive-texts',
    'send-webhooks',
  ];
  for (const name of keyless) await load(name);
  await load('approve-registration');
  await (
    await load<() => Promise<void>>('prepare')
  )();
  environment = {
    ...environment,
    MAIL_LINK_KEY_SECRETS: 'k1=mail-link-1',
    PUSH_KEY_SECRET: 'push',
    SESSION_KEY_SECRETS: 'k1=session-1',
  };
  stubEnvironment();
  web = await load('web');
});
beforeEach(stubEnvironment);
afterAll(async () => {
  await service.stop();
  await tokens.stop();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a bundle contains no tests, tools, secrets or paths of the machine', () => {
  expect(bundles).toHaveLength(11);
  for (const { name, folder: place, inputs } of bundles) {
    const strangers = inputs.filter((input) =>
      /^(tests|infra)\/|node_modules\/(aws-cdk-lib|constructs|vite|vitest|esbuild|undici|@remix-run\/dev)\//.test(
        input,
      ),
    );
    expect([name, strangers]).toEqual([name, []]);
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((file) => /^(on-demand\/)?[^/]+\.mjs$/.test(file))
      .map((file) => readFileSync(join(place, file), 'utf8'))
      .join('\n');
    expect(code.includes(root.replace(/\/$/, ''))).toBe(false);
    for (const secret of Object.values(secrets)) expect(code.includes(secret)).toBe(false);
  }
});

test('a function fails on the test event of a deployment', async () => {
  const prepare = await load<(event: object) => Promise<void>>('prepare');
  await expect(prepare({ testAlarm: true })).rejects.toThrow('on purpose');
  await expect(prepare({})).resolves.toBeUndefined();
});

test('a page is served only through CloudFront', async () => {
  const event = { path: '/' };
  for (const secret of ['wrong', '']) {
    const refused = await open({ ...event, headers: { 'x-origin-secret': secret } });
    expect([refused.statusCode, refused.body.toString()]).toEqual([403, 'Forbidden']);
  }
  for (const secret of [secrets['origin-1'], secrets['origin-0']]) {
    const page = await open({ ...event, headers: { 'x-origin-secret': secret } });
    expect(page.statusCode).toBe(200);
    expect(page.body.toString()).toContain('Job Selection');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    });
  }
});

const post = (origin: string, path: string, form: Record<string, string>, cookies?: string[]) =>
  open({
    method: 'POST',
    path,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(form).toString()),
    ...(cookies && { cookies }),
  });
const login = (origin: string) =>
  post(origin, '/admin-portal', {
    companyId: 'DEFAULT',
    siteId: 'MAIN',
    username: 'admin',
    password: secrets.admin,
  });
const pairs = (set: string[]) => set.map((cookie) => cookie.split(';')[0] ?? '');

test.each(['DYNAMODB', 'STS'])(
  'a request that waits for a silent %s gets an error page',
  async (serviceName) => {
    const cookies = pairs((await login(`https://${host}`)).cookies);
    const silent = await startSilentService();
    const otherTokens = await startTokenService();
    const endpoints = { DYNAMODB: store.endpoint, STS: otherTokens.url, [serviceName]: silent.url };
    for (const [name, url] of Object.entries(endpoints))
      vi.stubEnv(`AWS_ENDPOINT_URL_${name}`, url);

    const another = await load<typeof web>('web', `?without=${serviceName}`);
    const event = functionUrlEvent({ path: '/admin/account', cookies, headers: viaCloudFront });
    const answer = await invokeStreaming(another, event);
    await silent.stop();
    await otherTokens.stop();
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body.toString()).toMatch(/<html/i);
    // The deadlines of store and tokens came first, not the limit of the whole answer.
    expect(answer.body.toString()).not.toContain(copies.en.server.refusals.tooSlow);
  },
);

test('an administrator signs in: a posted form, cookies of both directions, a redirect', async () => {
  expect((await login('https://evil.example')).statusCode).toBe(403);
  const signedIn = await login(`https://${host}`);
  expect(signedIn.statusCode).toBe(303);
  expect(signedIn.headers).not.toHaveProperty('set-cookie');
  expect(signedIn.cookies.join('\n')).toMatch(/^__Host-.*Secure/m);

  // Under a public origin the master administrator must set up the second step first.
  const account = '/admin/account/two-step';
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const turnedOn = await post(
    `https://${host}`,
    account,
    {
      intent: 'turn-on',
      secret,
      recoveryCodes: Array.from({ length: 8 }, (_, n) => `ABC${n}-DEF${n}`).join(' '),
      currentPassword: secrets.admin,
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    },
    pairs(signedIn.cookies),
  );
  expect(turnedOn.headers.location).toBe('/admin/account');
  const cookies = pairs(turnedOn.cookies);

  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const dashboard = await open({ path: '/admin/dashboard', cookies });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  written.mockRestore();
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'request',
      route: '/admin/dashboard',
      status: 200,
      units: expect.any(Number) as number,
      companyId: 'DEFAULT',
      siteId: 'MAIN',
      _aws: expect.objectContaining({
        CloudWatchMetrics: [expect.objectContaining({ Namespace: 'bundles' })],
      }) as object,
    }),
  ]);
  expect(dashboard.statusCode).toBe(200);
  const stranger = await open({ path: '/admin/dashboard' });
  expect(stranger.statusCode).toBeGreaterThanOrEqual(300);

  // The page is sent in several chunks, because it is streamed while it is rendered.
  expect(dashboard.chunks).toBeGreaterThan(1);

  const workbook = await open({ path: '/admin/edit-drivers/export', query: 'as=xlsx', cookies });
  expect(workbook.statusCode).toBe(200);
  // A workbook is a zip file, which must arrive unchanged.
  expect(workbook.body.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));

  // All pages of the session used its tenant's credentials, which were requested only once.
  expect(tokens.asked.map((form) => form.get('RoleSessionName'))).toEqual(['DEFAULT-MAIN']);
});

test('refuses an event that is not a request', async () => {
  const bad = await open({ path: '/', headers: { 'x-broken': 'a\u0000b' } });
  expect(bad.statusCode).toBe(400);
});

test('an answer without a body is sent', async () => {
  const head = await open({ method: 'HEAD', path: '/healthz' });
  expect([head.statusCode, head.body.length]).toEqual([200, 0]);
});

test.each(['apply-cutoffs', 'close-due-portals', 'remind-drivers'])(
  '%s sweeps a table with one new site',
  async (name) => {
    // Nothing answers at this origin; the check from outside reports that and the sweep goes on.
    vi.stubEnv('PUBLIC_ORIGIN', 'http://127.0.0.1:9');
    const handler = await load<(event: unknown, context: object) => Promise<object>>(name);
    const swept = (left: number) => handler({}, { getRemainingTimeInMillis: () => left });
    // By the real time, the cutoff of the site that `web` created may be near enough for a reminder.
    const recorded = name === 'remind-drivers' ? (expect.any(Number) as number) : 0;
    expect(await swept(55_000)).toEqual({ recorded, isComplete: true });
    expect(await swept(9_000)).toEqual({ recorded: 0, isComplete: false });
  },
);

test('an approval of nothing answers as a value', async () => {
  const handler = await load<(event: unknown) => Promise<object>>('approve-registration');
  expect(await handler({ requestId: 'REQ0001', approvedBy: 'admin' })).toMatchObject({
    ok: false,
    error: { code: 'request-not-found' },
  });
});

test('emails and the check from outside require a public origin, but no session keys', async () => {
  vi.stubEnv('SESSION_KEY_SECRETS', '');
  await expect(load('send-mail')).rejects.toThrow('PUBLIC_ORIGIN');
  await expect(load('apply-cutoffs', '?without-origin')).rejects.toThrow('PUBLIC_ORIGIN');
  vi.stubEnv('PUBLIC_ORIGIN', `https://${host}`);
  await expect(load('send-mail', '?with-origin')).resolves.toBeTypeOf('function');
  await expect(load('apply-cutoffs', '?with-origin')).resolves.toBeTypeOf('function');
});
