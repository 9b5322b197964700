/** `npm run synth`: writes the CloudFormation template to build/cdk.out, offline. */
import { relative } from 'node:path';
import { findHasher } from '~/infra/aws/native-hasher';
import { parseSettings } from '~/infra/aws/settings';
import { root } from '~/infra/local/build';
import { bundleAll, templateFolder, writeTemplates } from '~/infra/local/synthesize';

/** Placeholder settings, because the template does not depend on the real ones. */
const examples = { AWS_REGION: 'us-east-1', MAIL_FROM: 'no-reply@example.com' };

try {
  const settings = parseSettings({ ...examples, ...process.env });
  const hasher = findHasher({ root });
  for (const { name, bytes } of await bundleAll(hasher))
    console.log(`${name.padEnd(21)} ${Math.ceil(bytes / 1024)} KB`);
  writeTemplates(settings, { isProtected: true });
  console.log(`Templates in ${relative(process.cwd(), templateFolder) || '.'}`);
  if (hasher === undefined)
    console.log(
      'To read, not to deploy: only `npm run deploy` fetches the password hasher for Lambda.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
