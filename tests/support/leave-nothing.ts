import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

// Files share processes, so what a file leaves behind would change the next one, whichever that is. The settings
// `unstubEnvs` and `unstubGlobals` only clear before each test.
const clear = () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
};
afterEach(clear);

// A file may start a server while it loads, and servers change the environment until they stop.
const environment = { ...process.env };
beforeAll(() => {
  // Loading the product may set it, once for the process.
  environment.NODE_ENV = process.env.NODE_ENV;
});
afterAll(() => {
  clear();
  expect(process.env).toEqual(environment);
});
