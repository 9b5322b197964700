import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { AppStack } from '~/infra/aws/app-stack';
import { parseSettings } from '~/infra/aws/settings';

/** The stack around empty bundles: what is in them is tested apart. */
export const createTestStack = (variables: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'job-selection-aws-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, 'assets'), { recursive: true });
  writeFileSync(join(clientFolder, 'robots.txt'), 'User-agent: *');
  const bundleOf = (name: string) => {
    const bundle = join(folder, name);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'index.mjs'), 'export const handler = () => undefined;');
    return bundle;
  };
  const app = new App({ outdir: join(folder, 'out'), analyticsReporting: false });
  const settings = parseSettings({ MAIL_FROM: 'no-reply@jobs.example.com', ...variables });
  const stack = new AppStack(app, { settings, artefacts: { bundleOf, clientFolder } });
  return { app, stack, folder };
};
