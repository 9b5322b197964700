/**
 * Whether the store answers. Whoever asks meanwhile shares the question, and whoever asks within
 * `rememberMs` its answer: calling a health check all the time costs the store nothing.
 */
export const createStoreProbe = ({
  ping,
  onFailure,
  rememberMs = 1_000,
  now = () => performance.now(),
}: {
  /** Rejects, within a short deadline, where the store is not reachable. */
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
