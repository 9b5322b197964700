/** `npm run synth`: writes the CloudFormation template to build/cdk.out, offline. */
import { relative } from 'node:path';
import { synthesizeAll, templateFolder } from '~/infra/local/synthesize';

try {
  // What a deployment needs to know is not needed to look at the template.
  const { bundles } = await synthesizeAll({ MAIL_FROM: 'no-reply@example.com', ...process.env });
  for (const { name, bytes } of bundles)
    console.log(`${name.padEnd(21)} ${Math.ceil(bytes / 1024)} KB`);
  console.log(`Templates in ${relative(process.cwd(), templateFolder) || '.'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
