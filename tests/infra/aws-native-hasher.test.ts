import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { bundleFunction } from '~/infra/aws/bundle';
import { fetchHasher, findHasher } from '~/infra/aws/native-hasher';
import { root, serverBuild } from '~/infra/local/build';

const version = '2.2.1';
const processors = ['arm64', 'x64'] as const;
const getPlatform = (processor: string) => `argon2-linux-${processor}-gnu`;
const makeCode = (processor: string) => `native code for ${processor}`;

/** Packages packed by npm, and a registry that has only these packages. */
const tarballs = new Map<string, Buffer>();
let asked: string[];
/** The checkout as it would be on a Mac: the same files, with the password hasher for another system. */
let checkout: string;

const pack = (processor: string): Buffer => {
  const source = join(folder, processor);
  mkdirSync(source);
  const name = `@node-rs/${getPlatform(processor)}`;
  const manifest = { name, version, os: ['linux'], cpu: [processor], libc: ['glibc'] };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(source, 'argon2.node'), makeCode(processor));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--loglevel=error'], { cwd: source, encoding: 'utf8' }),
  ) as { filename: string }[];
  return readFileSync(join(source, packed!.filename));
};
const computeIntegrity = (content: Buffer) =>
  `sha512-${createHash('sha512').update(content).digest('base64')}`;

const startRegistry = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    asked.push(url);
    const processor = processors.find((one) => url.includes(getPlatform(one)))!;
    const tarball = tarballs.get(processor)!;
    if (url.endsWith('.tgz')) {
      response.end(tarball);
      return;
    }
    const name = `@node-rs/${getPlatform(processor)}`;
    const dist = {
      tarball: `http://${request.headers.host}/${name}.tgz`,
      integrity: computeIntegrity(tarball),
    };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
};

const folder = mkdtempSync(join(tmpdir(), 'job-selection-hasher-'));
for (const processor of processors) tarballs.set(processor, pack(processor));
const registry = await startRegistry();
afterAll(async () => {
  await new Promise((closed) => registry.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  asked = [];
  checkout = mkdtempSync(join(folder, 'checkout-'));
  const packages = join(checkout, 'node_modules');
  const hashers = join(packages, '@node-rs');
  mkdirSync(join(hashers, 'argon2-darwin-arm64'), { recursive: true });
  writeFileSync(join(hashers, 'argon2-darwin-arm64', 'argon2.node'), 'native code for a Mac');
  symlinkSync(join(root, 'node_modules', '@node-rs', 'argon2'), join(hashers, 'argon2'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@node-rs') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of ['app', 'domain', 'functions', 'package.json', 'tsconfig.json'])
    symlinkSync(join(root, name), join(checkout, name));
  lock(computeIntegrity);
  const { port } = registry.address() as AddressInfo;
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  vi.stubEnv('npm_config_cache', join(checkout, 'npm-cache'));
});

const lock = (integrity: (tarball: Buffer) => string) =>
  writeFileSync(
    join(checkout, 'package-lock.json'),
    JSON.stringify({
      packages: Object.fromEntries(
        processors.map((processor) => [
          `node_modules/@node-rs/${getPlatform(processor)}`,
          { version, integrity: integrity(tarballs.get(processor)!), cpu: [processor] },
        ]),
      ),
    }),
  );
const readTree = (path: string) =>
  (readdirSync(path, { recursive: true }) as string[]).sort().join('\n');

test('the lock file has the hasher for both processors of Lambda, with digests', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>;
  };
  const hasher = packages['node_modules/@node-rs/argon2'];
  for (const processor of processors)
    expect(packages[`node_modules/@node-rs/${getPlatform(processor)}`]).toMatchObject({
      version: hasher?.version,
      integrity: expect.stringMatching(/^sha512-/) as string,
    });
});

test.each(processors)("a Mac bundles Lambda's hasher for %s, not its own", async (processor) => {
  const before = readTree(join(checkout, 'node_modules', '@node-rs'));
  const wanted = { root: checkout, processor };
  expect(findHasher(wanted)).toBeUndefined();
  const hasher = await fetchHasher(wanted);

  const into = join(checkout, 'build', 'functions');
  const bundle = await bundleFunction('prepare', { root: checkout, serverBuild, into, hasher });
  const packed = join(bundle.folder, 'node_modules', '@node-rs');
  expect(readdirSync(packed).sort()).toEqual(['argon2', getPlatform(processor)]);
  expect(readFileSync(join(packed, getPlatform(processor), 'argon2.node'), 'utf8')).toBe(
    makeCode(processor),
  );
  expect(readdirSync(join(packed, 'argon2'))).toContain('index.js');
  expect(readTree(join(checkout, 'node_modules', '@node-rs'))).toBe(before);
  expect(readdirSync(join(checkout, 'build', 'native'))).toEqual([
    `${getPlatform(processor)}-${version}`,
  ]);
});

test('does not fetch a package twice', async () => {
  const first = await fetchHasher({ root: checkout });
  const once = [...asked];
  expect(once.join()).toContain(getPlatform('arm64'));
  expect(await fetchHasher({ root: checkout })).toBe(first);
  expect(findHasher({ root: checkout })).toBe(first);
  expect(asked).toEqual(once);
});

test('refuses a package whose digest differs from the lock file', async () => {
  lock((tarball) => computeIntegrity(Buffer.concat([tarball, Buffer.from('more')])));
  await expect(fetchHasher({ root: checkout })).rejects.toThrow(
    /^@node-rs\/argon2-linux-arm64-gnu 2\.2\.1, which Lambda needs, could not .*EINTEGRITY/s,
  );
  expect(findHasher({ root: checkout })).toBeUndefined();
  expect(readdirSync(join(checkout, 'build', 'native'))).toEqual([]);
});
