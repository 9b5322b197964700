import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { CDK_APP_MODE_CONTEXT } from 'aws-cdk-lib/cx-api';
import { AppStack } from '~/infra/aws/app-stack';
import { parseSettings } from '~/infra/aws/settings';

/** Creates the stack with empty bundles; bundles have their own tests. */
export const createTestStack = (
  given: Record<string, string> = {},
  { isProtected = true }: { isProtected?: boolean } = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'job-selection-aws-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *');
  const getBundleFolder = (name: string) => {
    const bundle = join(folder, name);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'index.mjs'), 'export const handler = () => undefined;');
    return bundle;
  };
  // Makes an error include the findings, which would otherwise depend on NODE_ENV.
  const context = { [CDK_APP_MODE_CONTEXT]: 'inmemory' };
  const app = new App({ outdir: join(folder, 'out'), analyticsReporting: false, context });
  const settings = parseSettings({
    AWS_ACCOUNT: '111122223333',
    AWS_REGION: 'us-east-1',
    STACK_NAME: 'job-selection',
    MAIL_FROM: 'no-reply@jobs.example.com',
    ...given,
  });
  const artefacts = { getBundleFolder, clientFolder };
  const stack = new AppStack(app, { settings, artefacts, isProtected });
  return { app, stack, folder };
};
