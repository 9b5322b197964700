/**
 * Which packages a command needs. `run` serves built pages: the dependencies of package.json. `build` also builds them.
 * `all` also tests, checks and deploys. Each set holds the one before.
 * @typedef {'run' | 'build' | 'all'} PackageSet
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, optionalDependencies?: Ranges }} Manifest
 * @typedef {{ version?: string, dependencies?: Ranges, peerDependencies?: Ranges,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked
 * @typedef {Record<string, Locked>} Packages packages of a lock file, by their folders
 */

/** The development dependencies of package.json that build the pages. */
export const buildTools = [
  '@remix-run/dev',
  '@remix-run/fs-routes',
  '@remix-run/route-config',
  '@tailwindcss/vite',
  'daisyui',
  'postcss',
  'postcss-selector-parser',
  'tailwindcss',
  'vite',
];

/** Commands that need neither pages nor tools. */
export const plainCommands = ['award', 'export-tenant', 'import-tenant', 'sample', 'verify-award'];
/** Commands that serve pages, and build them first unless they are built. */
export const servingCommands = ['demo', 'start'];

/** @type {(command: string, hasPages: () => boolean) => PackageSet} */
export const findNeededSet = (command, hasPages) => {
  if (plainCommands.includes(command)) return 'run';
  if (servingCommands.includes(command)) return hasPages() ? 'run' : 'build';
  return command === 'dev' ? 'build' : 'all';
};

/** @type {(manifest: Manifest, set: PackageSet) => string[]} */
export const listDirect = ({ dependencies, devDependencies }, set) => [
  ...Object.keys(dependencies ?? {}),
  ...(set === 'build' ? buildTools : []),
  ...(set === 'all' ? Object.keys(devDependencies ?? {}) : []),
];

/**
 * The folder from which a package in `folder` loads another, as Node finds it.
 * @type {(packages: Packages, folder: string, name: string) => string | undefined}
 */
const findFolder = (packages, folder, name) => {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = `${at && `${at}/`}node_modules/${name}`;
    if (found in packages) return found;
    if (at === '') return undefined;
  }
};

/**
 * The folders of these packages and of all that they need. What is optional may be missing, such as programs for other
 * systems.
 * @type {(packages: Packages, names: readonly string[]) => Set<string>}
 */
export const listRequired = (packages, names) => {
  const required = new Set();
  /** @type {(folder: string, names: readonly string[]) => void} */
  const add = (folder, wanted) => {
    for (const name of wanted) {
      // What the lock file does not know is missing unless npm put it there.
      const found = findFolder(packages, folder, name) ?? `node_modules/${name}`;
      if (required.has(found)) continue;
      required.add(found);
      const { dependencies, peerDependencies, peerDependenciesMeta } = packages[found] ?? {};
      const peers = Object.keys(peerDependencies ?? {});
      add(found, [
        ...Object.keys(dependencies ?? {}),
        ...peers.filter((peer) => !peerDependenciesMeta?.[peer]?.optional),
      ]);
    }
  };
  add('', names);
  return required;
};

/**
 * Whether all that these packages need is installed in the version of the lock file.
 * @type {(locked: Packages, installed: Packages, names: readonly string[]) => boolean}
 */
export const areInstalled = (locked, installed, names) =>
  [...listRequired(locked, names)].every(
    (folder) =>
      folder in installed &&
      (!(folder in locked) || installed[folder]?.version === locked[folder]?.version),
  );

/**
 * The set to install where one is needed. npm removes what it is not told to install, so a larger set stays: that which
 * contains the first package that no smaller one has.
 * @type {(needed: PackageSet, installed: Packages) => PackageSet}
 */
export const findSetToInstall = (needed, installed) => {
  if (needed === 'all' || 'node_modules/vitest' in installed) return 'all';
  return needed === 'build' || 'node_modules/vite' in installed ? 'build' : 'run';
};

/**
 * The arguments for npm. The build's tools are named, in the versions of the lock file, because npm can leave out all
 * development dependencies, but not some.
 * @type {(set: PackageSet, locked: Packages) => string[]}
 */
export const listNpmArguments = (set, locked) => {
  // Not `npm ci`, which fails if a registry lacks the optional packages of other platforms.
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error', '--no-progress'];
  const always = ['install', ...quiet, '--no-save'];
  // Said in any case, because npm would otherwise decide by NODE_ENV.
  if (set === 'all') return [...always, '--include=dev'];
  if (set === 'run') return [...always, '--omit=dev'];
  const tools = buildTools.map((name) => `${name}@${locked[`node_modules/${name}`]?.version}`);
  return [...always, '--omit=dev', '--save-prod', ...tools];
};
