/**
 * Checks whether the store answers. Parallel callers share one check, and its result is cached for
 * `rememberMs`, so that frequent health checks cost the store nothing.
 */
export const createStoreProbe = ({
  ping,
  onFailure,
  rememberMs = 1_000,
  now = () => performance.now(),
}: {
  /** Rejects within a short deadline if the store is not reachable. */
  ping: () => Promise<void>;
  onFailure: (error: unknown) => void;
  rememberMs?: number;
  now?: () => number;
}): (() => Promise<boolean>) => {
  let last: { isReachable: boolean; at: number } | undefined;
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    let isReachable = true;
    try {
      await ping();
    } catch (error) {
      isReachable = false;
      onFailure(error);
    }
    last = { isReachable, at: now() };
    asking = undefined;
    return isReachable;
  };
  return async () => (last && now() - last.at < rememberMs ? last.isReachable : (asking ??= ask()));
};
