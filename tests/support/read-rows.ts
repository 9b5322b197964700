import { readRows as readInSteps } from '~/domain/roster/import-rows';

/** Takes all steps of reading rows at once. */
export const readRows = <T>(...args: Parameters<typeof readInSteps<T>>) => {
  const steps = readInSteps<T>(...args);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
