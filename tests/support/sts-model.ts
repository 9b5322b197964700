import type { AssumeTenantRole } from '~/app/platform/aws/tenant-credentials.server';
import { storeError } from './store-faults';

const lastsMs = 3_600_000;

/**
 * STS with its quota: a token bucket that holds the calls of one second and refuses the rest as throttled. `now` is
 * the test's clock, in milliseconds.
 */
export const createStsModel = ({
  now,
  perSecond = 600,
}: {
  now: () => number;
  perSecond?: number;
}) => {
  let tokens = perSecond;
  let filledAt = now();
  let granted = 0;
  let throttled = 0;
  const callsBySecond = new Map<number, number>();
  const assumeRole: AssumeTenantRole = async () => {
    const second = Math.floor(now() / 1000);
    callsBySecond.set(second, (callsBySecond.get(second) ?? 0) + 1);
    tokens = Math.min(perSecond, tokens + ((now() - filledAt) / 1000) * perSecond);
    filledAt = now();
    // Lets parallel callers of one tenant meet the request in progress.
    await Promise.resolve();
    if (tokens < 1) {
      throttled += 1;
      throw storeError('Throttling', { $metadata: { httpStatusCode: 400 } });
    }
    tokens -= 1;
    granted += 1;
    return {
      accessKeyId: `key-${granted}`,
      secretAccessKey: 'local',
      sessionToken: `token-${granted}`,
      expiration: new Date(now() + lastsMs),
    };
  };
  return {
    assumeRole,
    /** The calls in each second, refused ones included. */
    callsBySecond,
    countThrottled: () => throttled,
  };
};
