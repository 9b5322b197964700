import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, type Bundle } from '~/infra/aws/bundle';
import { parseSettings, type Settings } from '~/infra/aws/settings';
import { synthesize } from '~/infra/aws/synthesize';
import { clientFolder, ensureBuilt, root, serverBuild } from './build';

export const templateFolder = join(root, 'build', 'cdk.out');
const bundleFolder = join(root, 'build', 'functions');

/** Builds the pages, bundles the functions and writes the templates: no network, no credentials. */
export const synthesizeAll = async (
  variables: Record<string, string | undefined>,
): Promise<{ settings: Settings; bundles: Bundle[] }> => {
  const settings = parseSettings(variables);
  ensureBuilt();
  const bundles = await bundleFunctions({ root, serverBuild, into: bundleFolder });
  rmSync(templateFolder, { recursive: true, force: true });
  const bundleOf = (name: string) => join(bundleFolder, name);
  synthesize({ settings, artefacts: { bundleOf, clientFolder }, into: templateFolder });
  return { settings, bundles };
};
