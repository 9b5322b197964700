import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, type Bundle } from '~/infra/aws/bundle';
import type { Settings } from '~/infra/aws/settings';
import { synthesize } from '~/infra/aws/synthesize';
import { clientFolder, ensureBuilt, root, serverBuild } from './build';

export const templateFolder = join(root, 'build', 'cdk.out');
const bundleFolder = join(root, 'build', 'functions');

/** Builds the pages and bundles the functions, with the password hasher's native code if there is one. */
export const bundleAll = (hasher: string | undefined): Promise<Bundle[]> => {
  ensureBuilt();
  return bundleFunctions({ root, serverBuild, into: bundleFolder, hasher });
};

/** Writes the templates with the bundles, without network or credentials. */
export const writeTemplates = (settings: Settings, { isProtected }: { isProtected: boolean }) => {
  rmSync(templateFolder, { recursive: true, force: true });
  const getBundleFolder = (name: string) => join(bundleFolder, name);
  const artefacts = { getBundleFolder, clientFolder };
  synthesize({ settings, artefacts, isProtected, into: templateFolder });
};
