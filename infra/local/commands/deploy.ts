/** `npm run deploy`: builds, deploys to AWS, prepares the default company, prints the address. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { describeSettings } from '~/infra/aws/settings';
import { root } from '~/infra/local/build';
import { synthesizeAll, templateFolder } from '~/infra/local/synthesize';

const help = `Usage: npm run deploy [-- --help] [-- OPTIONS OF cdk deploy]

Builds everything, deploys it with the AWS credentials of this shell, and prints the address.
Once per account and region before: npx cdk bootstrap

Settings (environment variables) [default]:
${describeSettings().join('\n')}
`;

const runCdk = (args: string[]): void => {
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'cdk'), args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The deployment failed.');
};

const prepare = async (region: string, functionName: string): Promise<void> => {
  const client = new LambdaClient({ region });
  const { FunctionError } = await client.send(new InvokeCommand({ FunctionName: functionName }));
  if (FunctionError) throw new Error(`The function ${functionName} failed; its log says why.`);
};

const deploy = async (args: string[]): Promise<void> => {
  const { settings } = await synthesizeAll(process.env);
  const outputsFile = join(templateFolder, 'outputs.json');
  runCdk(['deploy', '--app', templateFolder, '--outputs-file', outputsFile, ...args]);
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const { Url, CloudFrontName, PrepareFunction, MasterAdminPasswordSecret } =
    outputs[settings.STACK_NAME] ?? {};
  if (PrepareFunction === undefined) throw new Error('The stack does not name its functions.');
  await prepare(settings.AWS_REGION, PrepareFunction);
  console.log(`\n  Job Selection System   ${Url}`);
  if (settings.DOMAIN_NAME) console.log(`  Point its DNS name to  ${CloudFrontName}`);
  console.log(
    '  Administration         Company ID DEFAULT, Site Code MAIN, Username admin, password in',
  );
  console.log(`                         ${MasterAdminPasswordSecret}`);
};

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(help);
else
  await deploy(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
