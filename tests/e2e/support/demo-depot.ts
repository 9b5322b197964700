import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toInstant } from '~/domain/time/instant';
import { openDemo } from '~/infra/local/demo/open-demo';
import { startTestServer, type TestServer } from '~/tests/support/test-server';
import { test } from './site';

const now = Date.parse('2026-11-21T12:00:00.000Z');

/** Stories in the demo: a depot with five weeks of life in it. */
export const inDepot = test.extend<{ site: TestServer }>({
  site: async ({ browser }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'job-selection-depot-'));
    const opened = { dataDir, variables: { SEED: 'none' }, origin: 'http://127.0.0.1' };
    await openDemo({ ...opened, now, isFresh: false, onStep: () => undefined });
    const site = await startTestServer({}, { keptIn: dataDir, startAt: toInstant(now) });
    await use(site);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
