import { setTimeout } from 'node:timers/promises';
import { describeError, type Log } from '~/app/platform/log/log.server';
import { currentRequestId, traceRequest } from '~/app/platform/log/request-trace.server';
import { minuteMs } from '~/domain/time/time-units';

/** The time limit of a whole download. The web function's time limit on AWS is longer. */
export const downloadLimitMs = 5 * minuteMs;
/** The mean read rate of a download: half of what DynamoDB allows for a partition. */
const unitsPerSecond = 1_500;

/**
 * Reads the chunks of a download that takes longer than a request may. Each chunk has the deadline of a request, so the
 * source must read a limited number of items for each, and must not write, because the cutoff rules depend on the
 * deadline of the whole request. An empty chunk is not sent.
 */
export const readInSteps = <Chunk extends string | Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  log: Log,
  {
    now = () => performance.now(),
    sleep = (ms: number): Promise<void> => setTimeout(ms),
  }: { now?: () => number; sleep?: (ms: number) => Promise<void> } = {},
): AsyncGenerator<Chunk> => {
  // The chunks are read after the request has left its trace.
  const requestId = currentRequestId() ?? '';
  const source = chunks[Symbol.asyncIterator]();
  const startedAt = now();
  const total = { calls: 0, units: 0 };
  const readStep = () =>
    traceRequest(requestId, async (trace) => {
      const begunAt = now();
      try {
        if (begunAt - startedAt > downloadLimitMs) throw new Error('The download takes too long.');
        const step = await source.next();
        total.calls += trace.calls;
        total.units += trace.units;
        const paidMs = (trace.units / unitsPerSecond) * 1_000;
        return { step, waitMs: Math.max(0, paidMs - (now() - begunAt)) };
      } catch (error) {
        // Not around the `yield` below, where a reader that goes away throws.
        log.error('download-failed', describeError(error));
        throw error;
      }
    });
  const read = async function* () {
    try {
      for (;;) {
        const { step, waitMs } = await readStep();
        if (step.done) return;
        if (step.value.length > 0) yield step.value;
        await sleep(waitMs);
      }
    } finally {
      const ms = Math.round(now() - startedAt);
      traceRequest(requestId, () => log.info('download-ended', { ...total, ms }));
    }
  };
  return read();
};
