import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

// Files share processes, so what a file leaves behind would change the next one, whichever that is. The settings
// `unstubEnvs` and `unstubGlobals` only clear before each test.
const clear = () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
};
afterEach(clear);

let environment: NodeJS.ProcessEnv;
beforeAll(() => {
  environment = { ...process.env };
});
afterAll(() => {
  clear();
  expect(process.env).toEqual(environment);
});
