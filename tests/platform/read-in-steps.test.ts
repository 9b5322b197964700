import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { downloadLimitMs, readInSteps } from '~/app/platform/http/read-in-steps.server';
import { createLog } from '~/app/platform/log/log.server';
import { traceRequest } from '~/app/platform/log/request-trace.server';
import { currentWork, workEndsAt } from '~/app/store/dynamo/store-calls.server';
import { requestDeadlineMs } from '~/domain/selection/selection-window';

const createTestLog = () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => 0,
  );
  return { log, lines };
};

test('reads half of what a partition allows, and reports the units of the whole download', async () => {
  let atMs = 0;
  const sleeps: number[] = [];
  const time = {
    now: () => atMs,
    sleep: async (ms: number) => {
      sleeps.push(ms);
      atMs += ms;
    },
  };
  const source = async function* () {
    for (const chunk of ['a', '', 'b', 'c']) {
      currentWork()!.units += 300;
      atMs += chunk === 'c' ? 500 : 50;
      yield chunk;
    }
  };
  const { log, lines } = createTestLog();
  const chunks = traceRequest('r1', () => readInSteps(source(), log, time));
  expect(await text(chunks)).toBe('abc');
  // Each time 300 units at 1,500 a second, which are 200 ms, less what the read took.
  expect(sleeps).toEqual([150, 150, 150, 0]);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'download-ended', units: 1_200, ms: 1_100, requestId: 'r1' }),
  ]);
});

test('gives each step the deadline of a request, and leaves that of the request', async () => {
  const source = async function* () {
    yield String(workEndsAt() - performance.now());
  };
  const { log } = createTestLog();
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const [step, before, after] = await traceRequest('r1', async (trace) => {
    const endsAt = trace.endsAt;
    const left = await text(readInSteps(source(), log));
    return [Number(left), endsAt, workEndsAt()];
  });
  expect(step).toBe(requestDeadlineMs);
  expect(after).toBe(before);
});

test('does not log a reader that goes away as a failure', async () => {
  const source = async function* () {
    for (;;) yield 'a';
  };
  const { log, lines } = createTestLog();
  const chunks = Readable.from(readInSteps(source(), log), { objectMode: false });
  const reader = Readable.toWeb(chunks).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => lines.at(-1)).toContain('download-ended');
  expect(lines).toHaveLength(1);
});

test.each(['fails', 'takes too long'])('logs a source that %s', async (how) => {
  let atMs = 0;
  const source = async function* () {
    yield 'a';
    if (how === 'fails') throw new Error('gone');
    atMs = downloadLimitMs + 1;
    yield 'b';
    yield 'c';
  };
  const { log, lines } = createTestLog();
  const chunks = readInSteps(source(), log, { now: () => atMs, sleep: async () => {} });
  await expect(text(chunks)).rejects.toThrow(how === 'fails' ? 'gone' : how);
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(['download-failed', 'download-ended']);
});
