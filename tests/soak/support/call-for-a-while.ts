/** Repeats a call for `forMs`, with `atOnce` calls in parallel. Resolves to the number of calls. */
export const callForAWhile = async (
  { atOnce, forMs }: { atOnce: number; forMs: number },
  call: (index: number) => Promise<unknown>,
): Promise<number> => {
  const endsAt = Date.now() + forMs;
  let calls = 0;
  const turn = async () => {
    while (Date.now() < endsAt) {
      calls += 1;
      await call(calls - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return calls;
};
