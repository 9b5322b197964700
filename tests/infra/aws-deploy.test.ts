import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseSettings } from '~/infra/aws/settings';
import { root } from '~/infra/local/build';
import { deployStack } from '~/infra/local/deploy/deploy-stack';
import { findStack } from '~/infra/local/deploy/deployed-stack';
import { describeDeployment } from '~/infra/local/deploy/describe-deployment';
import { startAwsStandIn, type AwsAnswer } from '~/tests/support/aws-stand-in';
import { storeError } from '~/tests/support/store-faults';

type StandIn = Awaited<ReturnType<typeof startAwsStandIn>>;

const account = '111122223333';
const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <GetCallerIdentityResult><Account>${account}</Account><UserId>u</UserId>
  <Arn>arn:aws:iam::${account}:user/u</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`;
const formatOutput = (key: string, value: string) =>
  `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const formatStack = (
  status: string,
  outputs: Record<string, string> = {},
) => `<DescribeStacksResponse
  xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>
  <StackName>job-selection</StackName><CreationTime>2026-11-23T12:00:00Z</CreationTime>
  <StackStatus>${status}</StackStatus><Outputs>
  ${Object.entries({ PrepareFunction: 'the-prepare-function', ...outputs })
    .map(([key, value]) => formatOutput(key, value))
    .join('')}</Outputs></member></Stacks>
  </DescribeStacksResult></DescribeStacksResponse>`;
const noStack = {
  status: 400,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
  <Message>Stack with id job-selection does not exist</Message></Error></ErrorResponse>`,
};

const cloudFormation = mockClient(CloudFormationClient);

let home: string;
let aws: StandIn | undefined;
let stack: AwsAnswer;
let functionAnswer: AwsAnswer;

const startAws = async (): Promise<StandIn> =>
  (aws = await startAwsStandIn(({ path, form }) => {
    if (form.get('Action') === 'GetCallerIdentity') return { body: identity };
    if (form.get('StackName') === 'job-selection') return stack;
    if (path.includes('/functions/the-prepare-function/')) return functionAnswer;
    return undefined;
  }));

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'job-selection-home-'));
  stack = { body: formatStack('CREATE_COMPLETE') };
  functionAnswer = { headers: { 'x-amz-function-error': 'Unhandled' }, body: '{}' };
});
afterEach(async () => {
  cloudFormation.reset();
  await aws?.stop();
  aws = undefined;
  rmSync(home, { recursive: true, force: true });
});

const needed = {
  AWS_ACCOUNT: account,
  AWS_REGION: 'eu-west-1',
  STACK_NAME: 'job-selection',
  MAIL_FROM: 'no-reply@example.com',
};

/** Runs `npm run deploy -- FILE ...args` in a shell that has no credentials except those in `given`. */
const runDeploy = async (
  args: string[],
  given: Record<string, string> = {},
  settings: object = needed,
) => {
  const file = join(home, 'lab.json');
  writeFileSync(file, JSON.stringify(settings));
  const command = ['--import', 'tsx', 'infra/local/commands/deploy.ts', file, ...args];
  const { PATH = '' } = process.env;
  const variables: Record<string, string> = {
    PATH,
    HOME: home,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    ...given,
  };
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: variables as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((ended) => child.on('close', ended));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exit, out, errors };
};
const withCredentials = ({ url }: { url: string }) => ({
  AWS_ACCESS_KEY_ID: 'AKIDSHELL',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: url,
});

const actions = [[['--bootstrap']], [['--test-alarm']], [[]]];

test.each(actions)('deploy %j says which settings are missing or unknown', async (args) => {
  const { status, errors } = await runDeploy(args, {}, { AWS_REGION: 'Ohio', MAIL: 'a@b.example' });
  expect(status).toBe(1);
  for (const line of [
    /^ {2}set AWS_ACCOUNT: /m,
    /^ {2}AWS_REGION: must be /m,
    /^ {2}MAIL: is not /m,
  ])
    expect(errors).toMatch(line);
});

test.each(actions)('deploy %j without credentials says what to set', async (args) => {
  const { status, out, errors } = await runDeploy(args);
  expect([status, out, errors]).toEqual([
    1,
    '',
    expect.stringMatching(
      /^There are no AWS credentials: add --profile NAME, or set AWS_PROFILE, /,
    ),
  ]);
});

test.each(actions)('deploy %j refuses the credentials of another account', async (args) => {
  const standIn = await startAws();
  const settings = { ...needed, AWS_ACCOUNT: '444455556666' };
  const { status, errors } = await runDeploy(args, withCredentials(standIn), settings);
  expect([status, errors]).toEqual([
    1,
    `These credentials belong to account ${account}, but AWS_ACCOUNT is 444455556666. Use other credentials or correct the setting.\n`,
  ]);
  expect(standIn.asked).toHaveLength(1);
});

test("--bootstrap prepares the credentials' account without a cdk.json", async () => {
  const standIn = await startAws();
  const { status, errors } = await runDeploy(['--bootstrap'], withCredentials(standIn));
  expect(errors).toContain(`Bootstrapping environment aws://${account}/eu-west-1`);
  // The bootstrap tries to read CDK's own stack, which this account may not do.
  expect(standIn.asked.map(({ form }) => form.get('StackName'))).toContain('CDKToolkit');
  expect(status).toBe(1);
});

/** Passes requests on to another server and records the access keys that signed them. */
const startKeyRecorder = async (target: string) => {
  const keys = new Set<string | undefined>();
  const server = createServer((request, response) => {
    keys.add(/Credential=(\w+)/.exec(request.headers.authorization ?? '')?.[1]);
    const pass = async () => {
      const given = await text(request);
      const { method = 'GET', headers } = request;
      const answer = await fetch(new URL(request.url ?? '/', target), {
        method,
        headers: { 'content-type': headers['content-type'] ?? '' },
        ...(given && { body: given }),
      });
      const { status } = answer;
      response.writeHead(status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    };
    void pass();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, stop };
};

test.each([[['--bootstrap']], [['--test-alarm']]])(
  'deploy %j --profile uses that profile in every step, even if the shell has keys',
  async (args) => {
    const recorder = await startKeyRecorder((await startAws()).url);
    mkdirSync(join(home, '.aws'));
    const profile = '[work]\naws_access_key_id = AKIDWORK\naws_secret_access_key = local\n';
    writeFileSync(join(home, '.aws', 'credentials'), profile);
    await runDeploy([...args, '--profile', 'work'], withCredentials(recorder));
    await recorder.stop();
    expect([...recorder.keys]).toEqual(['AKIDWORK']);
  },
);

test('shows what would change and stops where it cannot ask', async () => {
  const settings = { ...needed, DOMAIN_NAME: 'jobs.example.com', WEB_MEMORY_MB: 2048 };
  const Settings = JSON.stringify(settings).replaceAll('"', '&quot;');
  stack = { body: formatStack('UPDATE_COMPLETE', { Settings }) };
  const variables = { ...withCredentials(await startAws()), DOMAIN_NAME: 'jobs.example.com' };
  const { status, out, errors } = await runDeploy([], variables);
  expect(out).toContain(`lab: stack job-selection in account ${account}, region eu-west-1`);
  expect(out).toContain('Ignored variables of this shell: DOMAIN_NAME. Only lab.json counts.');
  expect(out).toMatch(/^ {2}WEB_MEMORY_MB +2048 → 1769$/m);
  expect(out).toMatch(/^ {2}DOMAIN_NAME +jobs\.example\.com → \(none\) {3}REMOVED$/m);
  expect([status, errors]).toEqual([1, expect.stringMatching(/^There is no terminal .* --yes /)]);
});

test('refuses a lower generation even with --yes', async () => {
  const Settings = JSON.stringify({ ...needed, SESSION_KEY_GENERATION: 2 });
  stack = { body: formatStack('UPDATE_COMPLETE', { Settings }) };
  const { status, errors } = await runDeploy(['--yes'], withCredentials(await startAws()));
  expect([status, errors]).toEqual([
    1,
    expect.stringMatching(/^SESSION_KEY_GENERATION must stay 2, or become 3 /),
  ]);
});

test.each([
  ['CREATE_COMPLETE', true],
  ['UPDATE_COMPLETE', true],
  ['UPDATE_ROLLBACK_COMPLETE', true],
  ['UPDATE_ROLLBACK_FAILED', true],
  ['DELETE_FAILED', true],
  ['REVIEW_IN_PROGRESS', false],
  ['CREATE_FAILED', false],
  ['ROLLBACK_COMPLETE', false],
  ['ROLLBACK_FAILED', false],
] as const)('a stack that is %s was created: %s', async (StackStatus, isCreated) => {
  const found = { StackName: needed.STACK_NAME, CreationTime: new Date(), StackStatus };
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [found] });
  expect(await findStack(needed)).toMatchObject({ isCreated });
});

test('treats a stack that is not deployed as no error, but a refusal as one', async () => {
  const missing = 'Stack with id job-selection does not exist';
  const describe = cloudFormation.on(DescribeStacksCommand);
  describe.rejects(storeError('ValidationError', { message: missing }));
  expect(await findStack(needed)).toBeUndefined();
  describe.rejects(storeError('AccessDenied', { message: 'This account may not.' }));
  await expect(findStack(needed)).rejects.toThrow('This account may not.');
});

test('protects a stack after its first successful deployment', () => {
  const steps: string[] = [];
  const run = (isCreated: boolean, deploy: () => void) =>
    deployStack({
      isCreated,
      writeTemplates: ({ isProtected }) => steps.push(isProtected ? 'protected' : 'unprotected'),
      deploy,
    });
  const succeed = () => steps.push('deploy');
  const fail = () => {
    throw new Error('cdk deploy failed');
  };
  expect(() => run(false, fail)).toThrow('cdk deploy failed');
  expect(steps.splice(0)).toEqual(['unprotected']);
  run(false, succeed);
  expect(steps.splice(0)).toEqual(['unprotected', 'deploy', 'protected', 'deploy']);
  run(true, succeed);
  expect(steps.splice(0)).toEqual(['protected', 'deploy']);
});

test('prints the remaining steps after a deployment: the subscription, the DNS', () => {
  const describe = (settings: object, outputs: Record<string, string>) =>
    describeDeployment(
      { name: 'lab', settings: parseSettings({ ...needed, ...settings }) },
      outputs,
    ).join('\n');
  const records = { DkimRecord1: 'a CNAME x', DkimRecord2: 'b CNAME y', DkimRecord3: 'c CNAME z' };
  const all = { Url: 'https://d1.cloudfront.net', ...records };
  const said = describe({ ALARM_EMAIL: 'ops@example.com' }, all);
  for (const part of [
    ...Object.values(records),
    'https://d1.cloudfront.net',
    '-- lab --test-alarm',
  ])
    expect(said).toContain(part);
  expect(said).toContain('reach ops@example.com once the link in each email from AWS is opened');
  const silent = describe({}, {});
  expect(silent).toContain('reach nobody: add ALARM_EMAIL');
  expect(silent).not.toContain('DNS');
});

test('--test-alarm makes a function fail and names its alarm', async () => {
  const standIn = await startAws();
  const { status, out } = await runDeploy(['--test-alarm'], withCredentials(standIn));
  expect([status, out]).toEqual([0, expect.stringContaining('job-selection-PrepareErrorsAlarm')]);
  expect(standIn.asked.at(-1)?.body).toBe('{"testAlarm":true}');
});

test('--test-alarm reports if the function did not fail or does not exist', async () => {
  const variables = withCredentials(await startAws());
  functionAnswer = { body: 'null' };
  const succeeded = await runDeploy(['--test-alarm'], variables);
  expect([succeeded.status, succeeded.errors]).toEqual([
    1,
    expect.stringContaining('did not fail'),
  ]);
  stack = noStack;
  const missing = await runDeploy(['--test-alarm'], variables);
  expect([missing.status, missing.errors]).toEqual([
    1,
    expect.stringContaining('There is no stack job-selection in eu-west-1'),
  ]);
});
