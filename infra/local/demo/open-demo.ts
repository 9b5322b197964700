import { toInstant } from '~/domain/time/instant';
import { buildDemo } from './build-demo';
import { getOpenUntil } from './calendar';
import { createDemoClock } from './demo-clock';
import { clearDemo, keepDemo, readDemo, type BuiltDemo } from './demo-folder';
import type { Progress } from './steps';
import { withPlatform } from './with-platform';

/** The demo in the folder, which is built first if there is none or a fresh one is asked for. */
export const openDemo = async ({
  dataDir,
  variables,
  now,
  origin,
  isFresh,
  onStep,
}: {
  dataDir: string;
  variables: Record<string, string | undefined>;
  /** Epoch milliseconds. */
  now: number;
  /** The base of links in emails. */
  origin: string;
  isFresh: boolean;
  onStep: (progress: Progress) => void;
}): Promise<BuiltDemo> => {
  const known = readDemo(dataDir);
  if (known && !isFresh) return known;
  await clearDemo(dataDir);
  const clock = createDemoClock();
  const signIns = await withPlatform({ dataDir, variables, clock }, (platform) =>
    buildDemo({ platform, clock, now, origin, onStep }),
  );
  const openUntil = toInstant(getOpenUntil(now));
  const demo = { builtAt: toInstant(now), openUntil, signIns };
  keepDemo(dataDir, demo);
  return demo;
};
