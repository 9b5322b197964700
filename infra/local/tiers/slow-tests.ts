/** A file of tests that takes long, and what it is about: the gate runs it only for a change of that. */
export interface SlowTest {
  readonly file: string;
  /** The beginnings of paths from the root. None if only the release tier runs it. */
  readonly about: readonly string[];
}

const commands = 'infra/local/commands/';
const packages = [
  'infra/local/built-from.mjs',
  'infra/local/install',
  'infra/local/package-sets',
  'infra/local/run.mjs',
];
const cloud = ['app/platform/config/', 'infra/aws/', 'infra/local/deploy/'];
const engine = ['infra/local/store/', 'infra/local/data-folder.ts'];
const serving = [
  'app/platform/config/',
  'infra/local/close-server.ts',
  'infra/local/listen.ts',
  'infra/local/run-until-stopped.ts',
  'infra/local/serve.ts',
  ...engine,
];
const saving = ['app/services/picks/', 'app/services/ranking/', 'app/store/', 'functions/web/'];
const closing = ['app/services/selection/', 'domain/selection/', 'app/services/award/'];
const erasing = [
  'app/store/tenant-erasure/',
  'app/store/eraser/',
  'app/store/erasure/',
  'app/store/dynamo/',
];
const portals = ['app/services/vacation/', 'app/store/tenancy/', 'functions/sweeps.ts'];
const lambdas = ['functions/', 'app/platform/wiring/', 'app/platform/aws/', ...cloud];
const product = ['app/', 'domain/', 'functions/'];

/** The most slow files that the gate runs. */
const maxSlow = 10;

/** The most important first. */
export const slowTests: readonly SlowTest[] = [
  { file: 'tests/functions/web/sealed-lists.test.ts', about: product },
  { file: 'tests/functions/web/foreign-fields.test.ts', about: product },
  { file: 'tests/functions/web/frozen-results.test.ts', about: product },
  { file: 'tests/functions/web/bad-requests.test.ts', about: product },
  { file: 'tests/functions/web/saves-across-cutoff.test.ts', about: [...saving, ...closing] },
  { file: 'tests/functions/web/faulty-store.test.ts', about: saving },
  { file: 'tests/infra/kills.test.ts', about: [...saving, ...serving] },
  {
    file: 'tests/infra/previous-release.test.ts',
    about: ['infra/previous-release', 'app/store/', ...engine],
  },
  { file: 'tests/infra/bundles.test.ts', about: lambdas },
  { file: 'tests/infra/aws-stack.test.ts', about: ['app/store/table/', ...cloud] },
  { file: 'tests/functions/close-due-portals/many-portals.test.ts', about: portals },
  { file: 'tests/store/erase-company-limits.test.ts', about: erasing },
  { file: 'tests/infra/aws-deploy.test.ts', about: cloud },
  { file: 'tests/infra/aws-nag.test.ts', about: cloud },
  { file: 'tests/infra/aws-operations.test.ts', about: cloud },
  { file: 'tests/infra/ctrl-c.test.ts', about: [commands, ...serving] },
  { file: 'tests/infra/demo.test.ts', about: ['infra/local/demo/', `${commands}demo.ts`] },
  { file: 'tests/infra/dev-command.test.ts', about: ['infra/local/dev', `${commands}dev.ts`] },
  { file: 'tests/infra/full-disk.test.ts', about: engine },
  // Fetches 120 MB.
  { file: 'tests/infra/lambda-node.test.ts', about: [] },
  { file: 'tests/infra/start-errors.test.ts', about: [`${commands}start.ts`, ...serving] },
  { file: 'tests/infra/starter.test.ts', about: packages },
  { file: 'tests/infra/stop-under-load.test.ts', about: [...saving, ...serving] },
];

/** Counts the files of a change that a test is about. One that changed itself counts most. */
const countReached = (changed: readonly string[] | null, test: SlowTest): number => {
  if (changed === null) return test.about.length > 0 ? 1 : 0;
  if (changed.includes(test.file)) return Infinity;
  return changed.filter((file) => test.about.some((start) => file.startsWith(start))).length;
};

/**
 * The slow files that a change is about, at most `limit`: first those that most of its files are about, then those that
 * stand first. If it is not known what changed, any can be.
 */
export const chooseSlowTests = (
  changed: readonly string[] | null,
  slow: readonly SlowTest[] = slowTests,
  limit = maxSlow,
): string[] =>
  slow
    .map((test) => ({ file: test.file, reached: countReached(changed, test) }))
    .filter(({ reached }) => reached > 0)
    .sort((one, other) => (one.reached < other.reached ? 1 : one.reached > other.reached ? -1 : 0))
    .slice(0, limit)
    .map(({ file }) => file);

/** Whether the gate runs all of a test for a change of one file. `test` is a file of tests or a folder of them. */
export const isInGate = (test: string, changed: string): boolean =>
  slowTests
    .filter(({ file }) => file === test || file.startsWith(`${test}/`))
    .every((slow) => chooseSlowTests([changed], [slow]).length > 0);
