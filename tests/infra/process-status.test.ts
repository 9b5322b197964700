import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readProcessStatus } from '~/infra/local/store/process-status';

test.each([
  ['/proc', /^\d+$/],
  ['no /proc, as on macOS', /^\w{3} \w{3} [ \d]\d [\d:]{8} \d{4}$/],
])('finds a process and its start time by %s', async (proc, time) => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const status = readProcessStatus(child.pid!, proc);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(status?.state).toMatch(/^[DRS]$/);
  expect(status?.startedAt).toMatch(time);
  expect(readProcessStatus(child.pid!, proc)).toBeNull();
});
