import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSettings } from '~/infra/aws/settings';
import { root } from '~/infra/local/build';
import { deployStack } from '~/infra/local/deploy-stack';
import { findStack } from '~/infra/local/deployed-stack';
import { describeDeployment } from '~/infra/local/describe-deployment';
import { refusal, startAwsStandIn, type AwsAnswer } from '~/tests/support/aws-stand-in';

type StandIn = Awaited<ReturnType<typeof startAwsStandIn>>;

const account = '111122223333';
const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <GetCallerIdentityResult><Account>${account}</Account><UserId>u</UserId>
  <Arn>arn:aws:iam::${account}:user/u</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`;
const formatStack = (status: string) => `<DescribeStacksResponse
  xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>
  <StackName>job-selection</StackName><CreationTime>2026-11-23T12:00:00Z</CreationTime>
  <StackStatus>${status}</StackStatus><Outputs><member><OutputKey>PrepareFunction</OutputKey>
  <OutputValue>the-prepare-function</OutputValue></member></Outputs></member></Stacks>
  </DescribeStacksResult></DescribeStacksResponse>`;
const noStack = {
  status: 400,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
  <Message>Stack with id job-selection does not exist</Message></Error></ErrorResponse>`,
};

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
  vi.unstubAllEnvs();
  await aws?.stop();
  aws = undefined;
  rmSync(home, { recursive: true, force: true });
});

/** Runs `npm run deploy -- ...args` in a shell that has no credentials except those in `given`. */
const runDeploy = async (args: string[], given: Record<string, string>) => {
  const command = ['--import', 'tsx', 'infra/local/commands/deploy.ts', ...args];
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
  });
  const exit = new Promise<number | null>((ended) => child.on('close', ended));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await exit, out, errors };
};
const withCredentials = ({ url }: StandIn) => ({
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIDLOCAL',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL: url,
});

const findStackOn = (standIn: StandIn) => {
  for (const [name, value] of Object.entries(withCredentials(standIn))) vi.stubEnv(name, value);
  return findStack({ AWS_REGION: 'eu-west-1', STACK_NAME: 'job-selection' });
};

test.each([['--bootstrap'], ['--test-alarm']])('%s says which region is missing', async (arg) => {
  const { status, errors } = await runDeploy([arg], {});
  expect([status, errors]).toEqual([1, expect.stringMatching(/^ {2}set AWS_REGION: /m)]);
});

test.each([[['--bootstrap']], [['--test-alarm']], [[]]])(
  'deploy %j without credentials says what to set',
  async (args) => {
    const settings = { AWS_REGION: 'eu-west-1', MAIL_FROM: 'no-reply@example.com' };
    const { status, out, errors } = await runDeploy(args, settings);
    expect([status, out, errors]).toEqual([
      1,
      '',
      expect.stringMatching(/^This shell has no AWS credentials: set AWS_PROFILE, or /),
    ]);
  },
);

test("--bootstrap prepares the credentials' account without a cdk.json", async () => {
  const standIn = await startAws();
  const { status, errors } = await runDeploy(['--bootstrap'], withCredentials(standIn));
  expect(errors).toContain(`Bootstrapping environment aws://${account}/eu-west-1`);
  // The bootstrap tries to read CDK's own stack, which this account may not do.
  expect(standIn.asked.map(({ form }) => form.get('StackName'))).toContain('CDKToolkit');
  expect(status).toBe(1);
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
])('a stack that is %s was created: %s', async (status, isCreated) => {
  stack = { body: formatStack(status) };
  expect(await findStackOn(await startAws())).toMatchObject({ isCreated });
});

test('treats a stack that is not deployed as no error, but a refusal as one', async () => {
  stack = noStack;
  const standIn = await startAws();
  expect(await findStackOn(standIn)).toBeUndefined();
  stack = { status: 403, body: refusal };
  await expect(findStackOn(standIn)).rejects.toThrow('allows nothing else');
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
  const needed = { AWS_REGION: 'eu-west-1', MAIL_FROM: 'no-reply@example.com' };
  const settings = parseSettings({ ...needed, ALARM_EMAIL: 'ops@example.com' });
  const records = { DkimRecord1: 'a CNAME x', DkimRecord2: 'b CNAME y', DkimRecord3: 'c CNAME z' };
  const said = describeDeployment(settings, { Url: 'https://d1.cloudfront.net', ...records });
  const text = said.join('\n');
  for (const part of [...Object.values(records), 'https://d1.cloudfront.net', '--test-alarm'])
    expect(text).toContain(part);
  expect(text).toContain('reach ops@example.com once the link in each mail from AWS is opened');
  const silent = describeDeployment(parseSettings(needed), {}).join('\n');
  expect(silent).toContain('reach nobody: set ALARM_EMAIL');
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
