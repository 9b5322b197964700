/** `npm run demo`: serves a depot with five weeks of life in it. `npm run demo -- --fresh` builds it anew. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toInstant } from '~/domain/time/instant';
import { ensureBuilt } from '~/infra/local/build';
import type { BuiltDemo } from '~/infra/local/demo/demo-folder';
import { describeAge, describeDemo } from '~/infra/local/demo/describe-demo';
import { openDemo } from '~/infra/local/demo/open-demo';
import { reportProgress } from '~/infra/local/demo/report-progress';
import { runUntilStopped } from '~/infra/local/run-until-stopped';
import { startLocal, type LocalServer } from '~/infra/local/serve';

let demo: BuiltDemo;

const start = async (): Promise<LocalServer> => {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  ensureBuilt();
  const { env } = process;
  const dataDir = resolve(env.DATA_DIR || '.data-demo');
  // Always in the folder of its own, never in a store that the environment names. Its password is known, so only this
  // machine reaches it, and no invented address is written to.
  const own = {
    DATA_DIR: dataDir,
    AWS_ENDPOINT_URL_DYNAMODB: undefined,
    SEED: 'none',
    HOST: '127.0.0.1',
    MAIL: 'outbox',
    SMS: 'outbox',
  };
  const variables = { ...env, ...own };
  const origin = env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT ?? '3000'}`;
  const opened = { dataDir, variables, now: Date.now(), origin, isFresh: values.fresh };
  demo = await openDemo({ ...opened, onStep: reportProgress() });
  return startLocal({ variables });
};

const print = ({ url }: LocalServer): void => {
  const age = describeAge(demo, toInstant(Date.now()));
  console.log(`\n${[...describeDemo(demo, url), ...(age === null ? [] : ['', age])].join('\n')}\n`);
};

await runUntilStopped(start, { print, command: 'npm run demo' });
