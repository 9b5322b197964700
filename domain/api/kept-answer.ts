import * as z from 'zod';
import { drainMs } from '~/domain/selection/selection-window';
import { dayMs } from '~/domain/time/time-units';

/**
 * What is known of a request with an idempotency key. It names no driver: `answer` is a count of rows. Null while the
 * request runs.
 */
export const keptAnswerSchema = z.object({
  /** Tells the attempts of a request apart. */
  id: z.string(),
  /** SHA-256 of everything that the request asks for. */
  digest: z.string(),
  /** Epoch milliseconds. */
  begunAt: z.int(),
  answer: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** How long an answer is given again. */
export const keptAnswerMs = dayMs;

/**
 * What to do with a request: `run` it, `repeat` the answer, or refuse it because the key belongs to another request or
 * because the same one still runs. A request that was broken off is run again once it cannot store anything anymore.
 */
export const decideRequest = (
  kept: KeptAnswer | null,
  digest: string,
  now: number,
): 'run' | 'repeat' | 'other-request' | 'running' => {
  if (!kept || now >= kept.begunAt + keptAnswerMs) return 'run';
  if (kept.digest !== digest) return 'other-request';
  if (kept.answer) return 'repeat';
  return now < kept.begunAt + drainMs ? 'running' : 'run';
};
