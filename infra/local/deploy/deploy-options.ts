import { parseArgs } from 'node:util';

/** The options of `npm run deploy`. */
export interface DeployOptions {
  readonly action: 'deploy' | 'build' | 'bootstrap' | 'test-alarm' | 'help';
  /** The environment's name or the path of its file; undefined if only one exists. */
  readonly environment: string | undefined;
  readonly isConfirmed: boolean;
  /** Whether an earlier `--build` built everything. */
  readonly isPrebuilt: boolean;
  readonly profile: string | undefined;
  /** Options of cdk: everything after a second `--`. */
  readonly cdkOptions: readonly string[];
}

export const parseDeployOptions = (args: readonly string[]): DeployOptions => {
  const end = args.indexOf('--');
  const [own, cdkOptions] =
    end === -1 ? [[...args], []] : [args.slice(0, end), args.slice(end + 1)];
  const { values, positionals } = parseArgs({
    args: own,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      build: { type: 'boolean', default: false },
      bootstrap: { type: 'boolean', default: false },
      'test-alarm': { type: 'boolean', default: false },
      prebuilt: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  if (positionals.length > 1)
    throw new Error(`Name one environment, not ${positionals.length}: ${positionals.join(', ')}.`);
  const action = (['help', 'build', 'bootstrap', 'test-alarm'] as const).find(
    (name) => values[name],
  );
  return {
    action: action ?? 'deploy',
    environment: positionals[0],
    isConfirmed: values.yes,
    isPrebuilt: values.prebuilt,
    profile: values.profile,
    cdkOptions,
  };
};
