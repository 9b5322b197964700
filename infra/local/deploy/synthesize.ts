import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '~/infra/aws/settings';
import { synthesize } from '~/infra/aws/synthesize';
import { clientFolder, root } from '~/infra/local/build';
import { bundleFolder } from './bundle-all';

export const templateFolder = join(root, 'build', 'cdk.out');

/** Writes the templates with the bundles, without network or credentials. */
export const writeTemplates = (settings: Settings, { isProtected }: { isProtected: boolean }) => {
  rmSync(templateFolder, { recursive: true, force: true });
  const getBundleFolder = (name: string) => join(bundleFolder, name);
  const artefacts = { getBundleFolder, clientFolder };
  synthesize({ settings, artefacts, isProtected, into: templateFolder });
};
