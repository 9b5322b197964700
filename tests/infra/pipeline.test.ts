import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { nodeMajor } from '~/infra/aws/runtime';
import { root } from '~/infra/local/build';
import { bundleFolder, checkPrebuilt, stampBundles } from '~/infra/local/deploy/bundle-all';
import { parseDeployOptions } from '~/infra/local/deploy/deploy-options';
import { listEnvironments } from '~/infra/local/environment';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly permissions?: object;
  readonly environment?: string;
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(root, '.github', 'workflows');
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8')) as Workflow;
const deploy = read('deploy.yml');
const deployEnvironment = read('deploy-environment.yml');
const steps = [deploy, deployEnvironment].flatMap(({ jobs }) =>
  Object.values(jobs).flatMap((job) => job.steps ?? []),
);
const findStep = (action: string) => steps.filter(({ uses }) => uses?.startsWith(`${action}@`));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('every command of the pipeline exists', () => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toContain('.ci/run');
  for (const command of commands) {
    const [, script, args] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
    if (script === 'deploy') parseDeployOptions(args!.replace(/\$\{\{.*?\}\}/, 'dev').split(' '));
    if (script !== undefined) expect(scripts).toHaveProperty(script);
    else expect(command).toBe('.ci/run');
  }
  expect(statSync(join(root, '.ci', 'run')).mode & 0o100).toBe(0o100);
});

test('the environments exist and are deployed one after the other, after all tests', () => {
  const { build, release, ...others } = deploy.jobs;
  expect(build?.steps?.map(({ run }) => run)).toContain('.ci/run');
  const shards = release?.strategy?.matrix.shard ?? [];
  expect(shards).toEqual(shards.map((_, place) => place + 1));
  expect(release?.steps?.at(-1)?.run).toBe(
    `npm run test:release -- --shard \${{ matrix.shard }}/${shards.length}`,
  );
  // The test of the previous release, and the choice of stories for a change, need the whole history.
  for (const job of [build, release]) expect(job?.steps?.[0]?.with).toEqual({ 'fetch-depth': 0 });
  const order = Object.entries(others).map(([name, job]) => [job.needs, name, job.with]);
  expect(order).toEqual([
    [['build', 'release'], 'dev', { environment: 'dev' }],
    ['dev', 'test', { environment: 'test' }],
    ['test', 'prod', { environment: 'prod' }],
  ]);
  for (const name of Object.keys(others)) expect(listEnvironments()).toContain(name);
  for (const { uses } of Object.values(others))
    expect(uses).toBe('./.github/workflows/deploy-environment.yml');
});

test('what one job built is what the others deploy', () => {
  const [upload] = findStep('actions/upload-artifact');
  const [download] = findStep('actions/download-artifact');
  expect([upload?.with?.name, download?.with]).toEqual([
    download?.with?.name,
    { name: 'build', path: 'build' },
  ]);
  expect(upload?.with?.path).toBe('build/functions\nbuild/client\n');
  expect(bundleFolder).toBe(join(root, 'build', 'functions'));
  const command = deployEnvironment.jobs.deploy?.steps?.at(-1)?.run;
  expect(command).toBe('npm run deploy -- ${{ inputs.environment }} --prebuilt --yes');
});

test('the pipeline signs in by OIDC, with rights only where it deploys, and holds no secrets', () => {
  expect(deploy.permissions).toEqual({ contents: 'read' });
  const { build, release, ...others } = deploy.jobs;
  for (const job of [build, release]) expect(job?.permissions).toBeUndefined();
  for (const { permissions } of [...Object.values(others), deployEnvironment])
    expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(deployEnvironment.jobs.deploy?.environment).toBe('${{ inputs.environment }}');
  const [signIn] = findStep('aws-actions/configure-aws-credentials');
  expect(signIn?.with).toMatchObject({ 'role-to-assume': '${{ vars.AWS_ROLE_ARN }}' });
  expect(texts.join('\n')).not.toMatch(/secrets\.|AKIA|\d{12}/);
});

test('actions are pinned to a major version, and Node is the one that the functions run on', () => {
  for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w/-]+@v\d+$/);
  const versions = findStep('actions/setup-node').map((step) => step.with?.['node-version']);
  expect(versions).toEqual([nodeMajor, nodeMajor, nodeMajor]);
});

test('a build of other sources is not deployed', () => {
  const bundles = mkdtempSync(join(tmpdir(), 'job-selection-prebuilt-'));
  expect(() => checkPrebuilt(bundles)).toThrow('npm run deploy -- --build');
  stampBundles(bundles);
  checkPrebuilt(bundles);
  writeFileSync(join(bundles, 'built-from.txt'), 'other sources');
  expect(() => checkPrebuilt(bundles)).toThrow('npm run deploy -- --build');
  rmSync(bundles, { recursive: true, force: true });
});
