import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = (name: string, include: string[], extra = {}) => ({
  extends: true as const,
  test: { name, include, ...extra },
});

/** Many at once, in one process with the server: these have the machine to themselves. */
const crowds = ['tests/functions/web/saves-across-cutoff.test.ts'];
const served = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  globalSetup: 'infra/tooling/built-pages.ts',
};

/** `unit` needs nothing but Node; the others start the embedded store and the built web server. */
export default defineConfig({
  root,
  resolve: { alias: { '~': root } },
  test: {
    environment: 'node',
    // Files wait for stores and hashes as much as they work.
    maxWorkers: 2,
    setupFiles: ['tests/support/no-console-error.ts'],
    projects: [
      project('unit', ['tests/{domain,services,platform,routes,components}/**/*.test.{ts,tsx}'], {
        testTimeout: 120_000,
      }),
      project('integration', ['tests/{store,infra,functions}/**/*.test.ts'], {
        ...served,
        exclude: crowds,
      }),
      project('crowds', crowds, { ...served, maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
});
