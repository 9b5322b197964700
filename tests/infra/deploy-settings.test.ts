import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSettings } from '~/infra/aws/settings';
import { compareSettings, findRefusal, isRemoval } from '~/infra/local/deploy/compare-settings';
import { confirm } from '~/infra/local/deploy/confirm';
import { parseDeployOptions } from '~/infra/local/deploy/deploy-options';
import { reviewSettings } from '~/infra/local/deploy/review-settings';
import { listEnvironments, readEnvironment } from '~/infra/local/environment';

const needed = {
  AWS_ACCOUNT: '111122223333',
  AWS_REGION: 'eu-west-1',
  MAIL_FROM: 'no-reply@example.com',
};
const settings = parseSettings({ STACK_NAME: 'job-selection', ...needed });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'job-selection-environments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, content: object | string) =>
  writeFileSync(
    join(folder, name),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

test('the environments in the repository are valid and name no real account', () => {
  expect(listEnvironments()).toEqual(['dev', 'prod', 'test']);
  for (const name of listEnvironments())
    expect(readEnvironment(name).settings).toMatchObject({
      AWS_ACCOUNT: '000000000000',
      STACK_NAME: `job-selection-${name}`,
    });
});

test('the name of an environment can be left out only if there is one', () => {
  expect(() => readEnvironment(undefined, folder)).toThrow('there is none');
  write('prod.json', { ...needed, WARM_READS: 15_000, WARM_WRITES: 5000 });
  expect(readEnvironment(undefined, folder)).toMatchObject({
    name: 'prod',
    settings: { STACK_NAME: 'job-selection-prod', WARM_READS: 15_000 },
  });
  write('dev.json', { ...needed, STACK_NAME: 'jobs' });
  expect(() => readEnvironment(undefined, folder)).toThrow('Name an environment: dev, prod.');
  expect(readEnvironment('dev', folder).settings.STACK_NAME).toBe('jobs');
  expect(() => readEnvironment('prd', folder)).toThrow("no environment 'prd', only: dev, prod.");
  const elsewhere = readEnvironment(join(folder, 'prod.json'));
  expect(elsewhere).toEqual(readEnvironment('prod', folder));
});

test('an error names the file and every wrong setting', () => {
  write('prod.json', { ...needed, ALARM_MAIL: 'ops@example.com', LOG_RETENTION_DAYS: 31 });
  expect(() => readEnvironment('prod', folder)).toThrow(
    /prod\.json: .*\n {2}LOG_RETENTION_DAYS: must be one of 7, .*\n {2}ALARM_MAIL: is not the name of a setting$/,
  );
  write('prod.json', '{ "AWS_REGION": ');
  expect(() => readEnvironment('prod', folder)).toThrow(/prod\.json: not JSON/);
  expect(() => readEnvironment(join(folder, 'gone.json'))).toThrow(/gone\.json: cannot be read/);
});

test('finds changed, new and removed settings, and marks what is no longer there', () => {
  const before = { A: 1, B: 'on', C: 'x.example.com', D: 'create', E: 'same', F: 'off' };
  const changes = compareSettings(before, {
    A: 2,
    B: 'off',
    D: 'existing',
    E: 'same',
    F: 'on',
    G: 5,
  });
  expect(changes.map((change) => [change.name, isRemoval(change)])).toEqual([
    ['A', false],
    ['B', true],
    ['D', true],
    ['F', false],
    ['G', false],
    ['C', true],
  ]);
});

test.each([
  [3, 2, true],
  [3, 4, false],
  [3, 5, true],
  [undefined, 7, false],
])('a generation of %s that becomes %s is refused: %s', (before, after, isRefused) => {
  for (const name of [
    'SESSION_KEY_GENERATION',
    'MAIL_LINK_KEY_GENERATION',
    'ORIGIN_SECRET_GENERATION',
  ])
    expect(findRefusal({ name, before, after }) !== undefined).toBe(isRefused);
  expect(findRefusal({ name: 'WEB_MEMORY_MB', before, after })).toBeUndefined();
});

const review = (given: object | undefined, isCreated = true) =>
  reviewSettings(settings, {
    isCreated,
    outputs: given ? { Settings: JSON.stringify(given) } : {},
  }).join('\n');

test('says what a deployment creates or changes', () => {
  expect(reviewSettings(settings, undefined)[0]).toMatch(/^There is no stack .* an empty table:$/);
  expect(review(settings, false)).toMatch(/^There is no stack/);
  expect(review(undefined)).toMatch(
    /^An earlier version .*AWS_ACCOUNT +\(none\) → 111122223333$/ms,
  );
  expect(review(settings)).toBe('No setting changes.');
  expect(review({ ...settings, ALARM_EMAIL: 'ops@example.com' })).toBe(
    'These settings change:\n  ALARM_EMAIL  ops@example.com → (none)   REMOVED',
  );
});

test.each([
  ['y\n', true],
  ['YES\n', true],
  ['\n', false],
  ['no\n', false],
  ['', false],
])('the answer %j confirms: %s', async (answer, isConfirmed) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  const asked = confirm('Deploy?', { input, output });
  input.end(answer);
  expect(await asked).toBe(isConfirmed);
});

test('does not ask where there is no terminal', async () => {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY: true });
  await expect(confirm('Deploy?', { input, output })).rejects.toThrow('Add --yes');
});

test('reads the options of the command, and passes on those after a second --', () => {
  expect(
    parseDeployOptions(['prod', '--yes', '--profile', 'work', '--', '--no-rollback', '--prebuilt']),
  ).toEqual({
    action: 'deploy',
    environment: 'prod',
    isConfirmed: true,
    isPrebuilt: false,
    profile: 'work',
    cdkOptions: ['--no-rollback', '--prebuilt'],
  });
  expect(parseDeployOptions(['--build'])).toMatchObject({ action: 'build' });
  expect(parseDeployOptions(['--bootstrap', 'prod'])).toMatchObject({
    action: 'bootstrap',
    environment: 'prod',
  });
  expect(parseDeployOptions([])).toMatchObject({ action: 'deploy', environment: undefined });
  expect(() => parseDeployOptions(['--yse'])).toThrow("Unknown option '--yse'");
  expect(() => parseDeployOptions(['dev', 'prod'])).toThrow('Name one environment');
});
