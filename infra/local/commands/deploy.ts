/** `npm run deploy`: deploys to AWS; `--bootstrap` prepares an account for that, `--test-alarm` tests the alarms. */
import { edgeRegion } from '~/infra/aws/regions';
import { describeDeploySettings, settingNames, type Settings } from '~/infra/aws/settings';
import { buildForLambda, bundleFolder, checkPrebuilt } from '~/infra/local/deploy/bundle-all';
import { confirm } from '~/infra/local/deploy/confirm';
import { parseDeployOptions, type DeployOptions } from '~/infra/local/deploy/deploy-options';
import { deployStack } from '~/infra/local/deploy/deploy-stack';
import { callFunction, checkAccount, findStack } from '~/infra/local/deploy/deployed-stack';
import { describeDeployment } from '~/infra/local/deploy/describe-deployment';
import { reviewSettings } from '~/infra/local/deploy/review-settings';
import { runCdk } from '~/infra/local/deploy/run-cdk';
import { listEnvironments, readEnvironment, type Environment } from '~/infra/local/environment';
import { useProfile } from '~/infra/local/use-profile';

const getHelp = () => `Usage: npm run deploy -- [ENVIRONMENT] [OPTIONS] [-- OPTIONS OF cdk]

  npm run deploy -- prod --bootstrap    prepares the account and region, once before the first deployment
  npm run deploy -- prod                shows what changes, asks, builds, deploys, and prints the URL
  npm run deploy -- prod --test-alarm   makes a function fail once: ALARM_EMAIL receives its alarm
  npm run deploy -- --build             only builds, for deployments with --prebuilt; needs no credentials

  --prebuilt        deploys what --build has built, instead of building again
  --yes             deploys without asking, as needed where there is no terminal
  --profile NAME    uses this AWS profile; by default, the AWS credentials of this shell

Environments: ${listEnvironments().join(', ')}. Each is a file in infra/aws/environments; you can also name
the path of another file. The name can be left out if there is only one.

Settings in that file [default]:
${describeDeploySettings().join('\n')}
`;

const bootstrap = async (
  { settings }: Environment,
  { cdkOptions }: DeployOptions,
): Promise<void> => {
  await checkAccount(settings);
  const { AWS_ACCOUNT, AWS_REGION } = settings;
  const regions = [...new Set([AWS_REGION, edgeRegion])];
  runCdk([
    'bootstrap',
    ...regions.map((region) => `aws://${AWS_ACCOUNT}/${region}`),
    ...cdkOptions,
  ]);
};

/** Names the variables of this shell that were settings in earlier versions and have no effect now. */
const warnOfVariables = ({ name }: Environment): void => {
  // Tools set AWS_REGION for other purposes.
  const ignored = settingNames.filter((one) => one !== 'AWS_REGION' && process.env[one]);
  if (ignored.length > 0)
    console.log(
      `Ignored variables of this shell: ${ignored.join(', ')}. Only ${name}.json counts.`,
    );
};

const deployTemplates = async (
  settings: Settings,
  { isCreated, cdkOptions }: { isCreated: boolean; cdkOptions: readonly string[] },
): Promise<void> => {
  // Imported on demand, because CDK's library loads slowly and nothing else here needs it.
  const { templateFolder, writeTemplates } = await import('~/infra/local/deploy/synthesize');
  deployStack({
    isCreated,
    writeTemplates: (options) => writeTemplates(settings, options),
    deploy: () =>
      runCdk(
        ['deploy', '--all', '--app', templateFolder, ...cdkOptions],
        'Once per account and region, `npm run deploy -- ENVIRONMENT --bootstrap` must run first.',
      ),
  });
};

const deploy = async (
  environment: Environment,
  { isConfirmed, isPrebuilt, cdkOptions }: DeployOptions,
): Promise<void> => {
  if (isPrebuilt) checkPrebuilt(bundleFolder);
  const { name, settings } = environment;
  const { AWS_ACCOUNT, AWS_REGION, STACK_NAME } = settings;
  await checkAccount(settings);
  const stack = await findStack(settings);
  console.log(`${name}: stack ${STACK_NAME} in account ${AWS_ACCOUNT}, region ${AWS_REGION}`);
  warnOfVariables(environment);
  console.log(reviewSettings(settings, stack).join('\n'));
  if (!isConfirmed && !(await confirm('Deploy?'))) return console.log('Nothing was deployed.');
  if (!isPrebuilt) await buildForLambda();
  await deployTemplates(settings, {
    isCreated: stack?.isCreated ?? false,
    cdkOptions: isConfirmed ? ['--require-approval', 'never', ...cdkOptions] : cdkOptions,
  });
  const { outputs = {} } = (await findStack(settings)) ?? {};
  const { PrepareFunction = '' } = outputs;
  if (!(await callFunction(settings, PrepareFunction, {})))
    throw new Error(`The function ${PrepareFunction} failed; its log says why.`);
  console.log(`\n${describeDeployment(environment, outputs).join('\n')}`);
};

const testAlarm = async ({ name, settings }: Environment): Promise<void> => {
  await checkAccount(settings);
  const { AWS_REGION, STACK_NAME } = settings;
  const { PrepareFunction } = (await findStack(settings))?.outputs ?? {};
  if (PrepareFunction === undefined)
    throw new Error(`There is no stack ${STACK_NAME} in ${AWS_REGION}: deploy ${name} first.`);
  if (await callFunction(settings, PrepareFunction, { testAlarm: true }))
    throw new Error(`The function ${PrepareFunction} did not fail: deploy this version first.`);
  console.log(
    `${PrepareFunction} failed on purpose. Within five minutes AWS sends its alarm to ALARM_EMAIL. The subject
names ${STACK_NAME}-PrepareErrorsAlarm. If no email arrives, nobody has opened the link in the email
"AWS Notification - Subscription Confirmation".`,
  );
};

const run = async (): Promise<void> => {
  const options = parseDeployOptions(process.argv.slice(2));
  if (options.action === 'help') return console.log(getHelp());
  if (options.action === 'build') return buildForLambda();
  const environment = readEnvironment(options.environment);
  if (options.profile !== undefined) useProfile(options.profile);
  if (options.action === 'bootstrap') return bootstrap(environment, options);
  if (options.action === 'test-alarm') return testAlarm(environment);
  return deploy(environment, options);
};
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
