import {
  openCounter,
  tooManyAttempts,
  type CounterDeps,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import { minuteMs } from '~/domain/shared/time-units';

const perMinute: AttemptLimit = { max: 60, windowMs: minuteMs };

/** Counts a request of a token. Returns the refusal if it has sent too many in this minute, otherwise null. */
export const takeRequest = async (
  deps: CounterDeps,
  tokenId: string,
): Promise<TooManyAttempts | null> =>
  (await openCounter(deps, `api#${tokenId}`).take(perMinute))
    ? null
    : tooManyAttempts(deps.clock.now(), perMinute);
