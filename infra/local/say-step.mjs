/**
 * Says that a long step of a start begins, and returns what says at its end how long it took, on the same line.
 * @type {(step: string) => () => void}
 */
export const beginStep = (step) => {
  const beganAt = performance.now();
  process.stderr.write(`${step} ... `);
  return () => {
    process.stderr.write(`${Math.round((performance.now() - beganAt) / 1000)} s\n`);
  };
};
