import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readInSteps } from '~/app/platform/http/read-in-steps.server';
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
  const source = async function* () {
    for (const chunk of ['a', '', 'b', 'c']) {
      currentWork()!.units += 300;
      yield chunk;
    }
  };
  const { log, lines } = createTestLog();
  const begun = performance.now();
  const chunks = traceRequest('r1', () => readInSteps(source(), log));
  expect(await text(chunks)).toBe('abc');
  // Four times 300 units at 1,500 a second.
  expect(performance.now() - begun).toBeGreaterThan(780);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'download-ended', units: 1_200, requestId: 'r1' }),
  ]);
});

test('gives each step the deadline of a request, and leaves that of the request', async () => {
  const source = async function* () {
    yield String(workEndsAt() - performance.now());
  };
  const { log } = createTestLog();
  const [step, before, after] = await traceRequest('r1', async (trace) => {
    const endsAt = trace.endsAt;
    const left = await text(readInSteps(source(), log));
    return [Number(left), endsAt, workEndsAt()];
  });
  expect(step).toBeGreaterThan(requestDeadlineMs - 1_000);
  expect(step).toBeLessThanOrEqual(requestDeadlineMs);
  expect(after).toBe(before);
});
