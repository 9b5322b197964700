const patienceMs = 5_000;

/** Asks the product at `origin` whether it is ready, as its users would reach it. */
export const askHealth = async (origin: string): Promise<boolean> => {
  const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
  await response.body?.cancel();
  return response.ok;
};
