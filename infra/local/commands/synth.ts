/** `npm run synth -- prod`: writes the CloudFormation template of an environment to build/cdk.out, offline. */
import { relative } from 'node:path';
import { findHasher } from '~/infra/aws/native-hasher';
import { root } from '~/infra/local/build';
import { bundleAll } from '~/infra/local/deploy/bundle-all';
import { templateFolder, writeTemplates } from '~/infra/local/deploy/synthesize';
import { listEnvironments, readEnvironment } from '~/infra/local/environment';

try {
  const { name: environment, settings } = readEnvironment(process.argv[2] ?? listEnvironments()[0]);
  const hasher = findHasher({ root });
  for (const { name, bytes } of await bundleAll(hasher))
    console.log(`${name.padEnd(21)} ${Math.ceil(bytes / 1024)} KB`);
  writeTemplates(settings, { isProtected: true });
  console.log(`Templates of ${environment} in ${relative(process.cwd(), templateFolder) || '.'}`);
  if (hasher === undefined)
    console.log(
      'They cannot be deployed, because only `npm run deploy` downloads the password hasher for Lambda.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
