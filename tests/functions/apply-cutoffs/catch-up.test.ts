import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '~/infra/local/build';
import { startLocal } from '~/infra/local/serve';
import { makeTestScope } from '~/tests/support/stocked-site';
import { testClock } from '~/tests/support/test-clock';
import { masterPassword } from '~/tests/support/test-server';

beforeAll(ensureBuilt);

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const scope = makeTestScope(tenant);

test('records at the next start a cutoff that passed while nothing ran', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'job-selection-'));
  const variables = {
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'none',
    MASTER_ADMIN_PASSWORD: masterPassword,
  };
  const clock = testClock();
  const start = () => startLocal({ variables, clock, write: () => undefined });
  try {
    const before = await start();
    const closesAt = (await before.platform.deps.stores.sites.read(tenant)).site!.window.closesAt;
    await before.stop();

    clock.moveTo(new Date(Date.parse(closesAt.instant) + 60 * 60_000).toISOString());
    const after = await start();
    const { activity } = after.platform.deps.stores;
    const closings = async () =>
      (await activity.latest(scope, 100)).filter(({ event }) => event.code === 'cutoff-reached');
    // The server records the cutoff by itself, without a call of `sweep`.
    await expect.poll(async () => (await closings()).length).toBe(1);
    await after.sweep();
    expect(await closings()).toHaveLength(1);
    await after.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
