import type { Progress } from './steps';

const everyMs = 1_000;

/** Says once a second how far the build is. */
export const reportProgress = () => {
  const startedAt = performance.now();
  let saidAt = startedAt;
  return ({ about, done, total }: Progress): void => {
    const now = performance.now();
    if (now - saidAt < everyMs) return;
    saidAt = now;
    const seconds = Math.round((now - startedAt) / 1000);
    console.error(`Building the demo: ${about}, ${done} of ${total} steps, ${seconds} s`);
  };
};
