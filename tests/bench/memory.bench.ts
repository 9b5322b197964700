/**
 * Measures the web function with the share of a processor that Lambda gives it at different sizes of memory: how long a
 * start and pages take, and what they cost. Pages are those of a local server of the same code, whose store has a
 * processor of its own. Needs control groups of Linux and the right to make one. Started by `npm run bench`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '~/infra/aws/bundle';
import { ensureBuilt, root, serverBuild } from '~/infra/local/build';
import { findOwnHasher } from '~/tests/support/own-hasher';
import { startMeasurement } from './measure-start';
import { prices } from './prices';
import { load, serveSite } from './served-site';
import { median } from './timing';

const starts = 5;
const warmUps = 20;
const rounds = 40;
/** Lambda gives a whole processor at 1,769 MB, and otherwise a proportional share. */
const sizes = [512, 1024, 1769, 3008];
const megabytesOfProcessor = 1769;
/** How often the group is given its share anew. */
const periodMicroseconds = 20_000;
const pages = [
  ['/', ''],
  ['/driver-preferences', 'driver'],
  ['/admin/dashboard', 'admin'],
] as const;

const group = '/sys/fs/cgroup/cpu/job-selection-bench';
const write = (file: string, value: number) => writeFileSync(join(group, file), String(value));
try {
  // It exists if an earlier run was stopped.
  if (!existsSync(group)) mkdirSync(group);
  write('cpu.cfs_period_us', periodMicroseconds);
} catch {
  console.log('Not measured: this machine does not let us make a control group.');
  process.exit();
}

ensureBuilt();
const into = mkdtempSync(join(tmpdir(), 'job-selection-memory-'));
const hasher = findOwnHasher();
const { folder } = await bundleFunction('web', { root, serverBuild, into, hasher });
const start = await startMeasurement(join(group, 'cgroup.procs'));
const site = await serveSite(root);
write('cgroup.procs', site.pid);

const measurePage = async (path: string, user: (typeof pages)[number][1]) => {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const { status, ms } = await load(site.origin + path, user === '' ? '' : site[user]);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    if (round >= warmUps) times.push(ms);
  }
  return median(times);
};

for (const megabytes of sizes) {
  const processors = megabytes / megabytesOfProcessor;
  write('cpu.cfs_quota_us', Math.round(processors * periodMicroseconds));
  const started: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const { init, first } = await start.measureStart(folder, '/request-access');
    started.push(init + first);
  }
  const measured: number[] = [];
  for (const [path, user] of pages) measured.push(await measurePage(path, user));
  const cost = (ms: number) => (megabytes / 1024) * ms * 1e3 * prices.gigabyteSecond;
  console.log(
    [
      String(megabytes).padStart(6),
      processors.toFixed(2).padStart(11),
      median(started).toFixed(0).padStart(7),
      ...measured.map((ms) => `${ms.toFixed(0).padStart(9)} ${cost(ms).toFixed(2).padStart(6)}`),
    ].join(' '),
  );
}
await site.stop();
await start.stop();
rmdirSync(group);
rmSync(into, { recursive: true });
