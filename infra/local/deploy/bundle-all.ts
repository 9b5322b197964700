import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, type Bundle } from '~/infra/aws/bundle';
import { fetchHasher } from '~/infra/aws/native-hasher';
import { ensureBuilt } from '~/infra/local/build';
import { computeFingerprint, pageSources, root, serverBuild } from '../built-from.mjs';

export const bundleFolder = join(root, 'build', 'functions');
const sources = [...pageSources, 'functions', 'infra/aws/bundle.ts', 'infra/aws/runtime.ts'];

/** The name does not start with a dot, because a pipeline may leave out hidden files when it keeps the folder. */
const getStampFile = (folder: string) => join(folder, 'built-from.txt');

/** Builds the pages and bundles the functions, with the password hasher's native code if there is one. */
export const bundleAll = (hasher: string | undefined): Promise<Bundle[]> => {
  rmSync(getStampFile(bundleFolder), { force: true });
  ensureBuilt();
  return bundleFunctions({ root, serverBuild, into: bundleFolder, hasher });
};

/** Notes that the folder has bundles for Lambda, built from the present sources. */
export const stampBundles = (folder: string): void =>
  writeFileSync(getStampFile(folder), computeFingerprint(sources));

/** Throws unless the folder has bundles for Lambda, built from the present sources. */
export const checkPrebuilt = (folder: string): void => {
  const file = getStampFile(folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === computeFingerprint(sources)) return;
  throw new Error(
    `${folder} was not built from these sources. Run \`npm run deploy -- --build\` first.`,
  );
};

/** Builds everything that is deployed, now or later by `--prebuilt`. */
export const buildForLambda = async (): Promise<void> => {
  await bundleAll(await fetchHasher({ root }));
  stampBundles(bundleFolder);
};
