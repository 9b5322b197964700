/** `npm run deploy`: deploys to AWS; `--bootstrap` prepares an account for that, `--test-alarm` tests the alarms. */
import { fetchHasher } from '~/infra/aws/native-hasher';
import { edgeRegion } from '~/infra/aws/regions';
import { describeDeploySettings, parseSettings, parseTarget } from '~/infra/aws/settings';
import { root } from '~/infra/local/build';
import { deployStack } from '~/infra/local/deploy-stack';
import { callFunction, findAccount, findStack } from '~/infra/local/deployed-stack';
import { describeDeployment } from '~/infra/local/describe-deployment';
import { runCdk } from '~/infra/local/run-cdk';

const help = `Usage: npm run deploy [-- --bootstrap | --test-alarm | --help] [-- OPTIONS OF cdk]

  npm run deploy -- --bootstrap    prepares the account and region: once before the first deployment
  npm run deploy                   builds everything, deploys it, and prints the address
  npm run deploy -- --test-alarm   makes a function fail once: its alarm is mailed to ALARM_EMAIL

They use the AWS credentials of this shell: AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

Settings (environment variables) [default]:
${describeDeploySettings().join('\n')}
`;

const bootstrap = async (args: string[]): Promise<void> => {
  const target = parseTarget(process.env);
  const account = await findAccount(target);
  const regions = new Set([target.AWS_REGION, edgeRegion]);
  runCdk(['bootstrap', ...[...regions].map((region) => `aws://${account}/${region}`), ...args]);
};

const deploy = async (args: string[]): Promise<void> => {
  const settings = parseSettings(process.env);
  const { STACK_NAME, AWS_REGION } = settings;
  const account = await findAccount(settings);
  console.log(`Deploying ${STACK_NAME} to account ${account}, region ${AWS_REGION} ...`);
  const before = await findStack(settings);
  // Imported on demand, because CDK's library loads slowly and nothing else here needs it.
  const { bundleAll, templateFolder, writeTemplates } = await import('~/infra/local/synthesize');
  await bundleAll(await fetchHasher({ root }));
  deployStack({
    isCreated: before?.isCreated ?? false,
    writeTemplates: (options) => writeTemplates(settings, options),
    deploy: () =>
      runCdk(
        ['deploy', '--all', '--app', templateFolder, ...args],
        'Once per account and region it takes `npm run deploy -- --bootstrap` first.',
      ),
  });
  const { outputs = {} } = (await findStack(settings)) ?? {};
  const { PrepareFunction = '' } = outputs;
  if (!(await callFunction(settings, PrepareFunction, {})))
    throw new Error(`The function ${PrepareFunction} failed; its log says why.`);
  console.log(`\n${describeDeployment(settings, outputs).join('\n')}`);
};

const testAlarm = async (): Promise<void> => {
  const target = parseTarget(process.env);
  await findAccount(target);
  const { PrepareFunction } = (await findStack(target))?.outputs ?? {};
  if (PrepareFunction === undefined)
    throw new Error(
      `There is no stack ${target.STACK_NAME} in ${target.AWS_REGION}: deploy first.`,
    );
  if (await callFunction(target, PrepareFunction, { testAlarm: true }))
    throw new Error(`The function ${PrepareFunction} did not fail: deploy this version first.`);
  console.log(
    `${PrepareFunction} failed, as it was told to. Within five minutes AWS mails its alarm to ALARM_EMAIL:
the subject names ${target.STACK_NAME}-PrepareErrorsAlarm. If no mail comes, nobody has opened the link in
the mail "AWS Notification - Subscription Confirmation".`,
  );
};

const args = process.argv.slice(2);
const run = async (): Promise<void> => {
  if (args.includes('--help')) return console.log(help);
  if (args[0] === '--bootstrap') return bootstrap(args.slice(1));
  if (args[0] === '--test-alarm') return testAlarm();
  return deploy(args);
};
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
